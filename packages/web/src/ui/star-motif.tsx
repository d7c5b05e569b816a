import { starPath } from './star-path.ts';

const outer = starPath(46);
const inner = starPath(30);

/** The ornament of the app, in the surrounding text colour. Hidden from screen readers. */
export function StarMotif({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      className={className ?? 'size-16'}
    >
      <path d={outer} />
      <path d={inner} strokeWidth="1.5" />
      <circle r="9" strokeWidth="1.5" />
    </svg>
  );
}
