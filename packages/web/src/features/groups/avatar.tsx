/** The round sign of a person: a letter, which says nothing that their name beside it does not. */
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
