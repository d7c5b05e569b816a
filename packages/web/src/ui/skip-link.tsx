/** The first stop of the Tab key; visible only while focused. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="fixed start-4 top-4 z-60 -translate-y-40 rounded-control bg-primary px-5 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      {label}
    </a>
  );
}
