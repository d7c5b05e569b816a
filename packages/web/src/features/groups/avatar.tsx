/** A round avatar with a letter. Decorative, because the name is beside it. */
export function Avatar({ letter }: { letter: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 shrink-0 place-items-center rounded-full bg-green-soft text-lg font-semibold text-green"
    >
      {letter}
    </span>
  );
}
