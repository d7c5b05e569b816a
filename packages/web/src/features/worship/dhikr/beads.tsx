import { cx } from '../../../ui/cx.ts';
import { starPath } from '../../../ui/star-path.ts';

interface BeadsProps {
  /** Of this round. */
  count: number;
  target: number;
  className?: string;
}

/** The most beads that can still be told apart. A larger target fills them in proportion. */
const mostBeads = 100;
const size = 340;
const radius = 147;
const star = starPath(124);
const innerStar = starPath(110);

/** A string of beads around the figure: one for each count of the round, the latest one larger. */
export function Beads({ count, target, className }: BeadsProps) {
  const beads = Math.min(target, mostBeads);
  const done = Math.floor((beads * count) / target);
  const bead = Math.min(10.5, ((2 * Math.PI * radius) / beads) * 0.36);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      className={cx('flip-rtl', className)}
    >
      <g fill="none" stroke="currentColor" strokeLinejoin="round" className="text-gold-on-deep opacity-25">
        <path d={star} />
        <path d={innerStar} />
      </g>
      {Array.from({ length: beads }, (_, index) => {
        // Half a bead from the top, so that the string opens there.
        const angle = ((index + 0.5) / beads) * 2 * Math.PI;
        const isDone = index < done;
        const isLatest = index === done - 1;
        const r = isLatest ? Math.max(bead * 1.3, 7) : bead;
        const [x, y] = [radius * Math.sin(angle), -radius * Math.cos(angle)];
        return (
          <g key={index} className={isDone ? 'fill-gold-on-deep' : 'fill-on-deep/20'}>
            <circle cx={x} cy={y} r={r} />
            {isDone && (
              <circle cx={x - r * 0.28} cy={y - r * 0.28} r={r * 0.28} className="fill-on-deep/80" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
