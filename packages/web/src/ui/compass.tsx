import { cx } from './cx.ts';
import { facingToleranceDegrees, normalizeDegrees, turnTowards } from './compass-geometry.ts';
import { starPath } from './star-path.ts';

export type CompassProps = {
  /** Bearing of the Qibla, degrees clockwise from true north. */
  bearingDegrees: number;
  /** Heading of the device, degrees clockwise from true north; without it north is up. */
  headingDegrees?: number | undefined;
  /** Whether the Qibla counts as faced; by the tolerance by default. */
  facing?: boolean | undefined;
  /** The compass in words: "Qibla: 119° south-east". */
  label: string;
  /** One or two letters each. */
  cardinals: { north: string; east: string; south: string; west: string };
  className?: string;
};

const ticks = Array.from({ length: 72 }, (_, step) => step * 5);
const star = starPath(13);

/** The dial turns with the device, and the needle stays on the Kaaba. A compass is never mirrored. */
export function Compass({
  bearingDegrees,
  headingDegrees,
  facing: isFacing,
  label,
  cardinals,
  className,
}: CompassProps) {
  const heading = headingDegrees ?? 0;
  const facing =
    isFacing ??
    (headingDegrees !== undefined &&
      Math.abs(turnTowards(bearingDegrees, headingDegrees)) <= facingToleranceDegrees);
  const letters = [cardinals.north, cardinals.east, cardinals.south, cardinals.west];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-120 -120 240 240"
      className={cx('block', className ?? 'size-64 max-w-full')}
    >
      <circle
        r="96"
        strokeWidth={facing ? 6 : 2}
        className={facing ? 'fill-green-soft stroke-primary' : 'fill-sunken stroke-edge'}
      />
      <path d="M0-108-8-119H8Z" className="fill-primary" />
      <g transform={`rotate(${-normalizeDegrees(heading)})`}>
        {ticks.map((angle) => (
          <path
            key={angle}
            d={angle % 30 === 0 ? 'M0-91V-81' : 'M0-91V-86'}
            transform={`rotate(${angle})`}
            strokeWidth={angle % 30 === 0 ? 2 : 1}
            className="stroke-edge"
          />
        ))}
        {letters.map((letter, quarter) => (
          <g
            key={letter}
            transform={`rotate(${quarter * 90}) translate(0 -66) rotate(${heading - quarter * 90})`}
          >
            <text
              textAnchor="middle"
              dominantBaseline="central"
              className={cx('text-[15px] font-semibold', quarter === 0 ? 'fill-danger' : 'fill-quiet')}
            >
              {letter}
            </text>
          </g>
        ))}
        <g transform={`rotate(${normalizeDegrees(bearingDegrees)})`}>
          <path d="M0-54-8 0H8Z" className="fill-primary" />
          <path d="M0 40-5 0H5Z" className="fill-edge" />
          {/* The Kaaba on the rim. When it is at the mark at the top, the pilgrim faces it. */}
          <g transform="translate(0 -96)">
            <rect
              x="-11"
              y="-11"
              width="22"
              height="22"
              rx="2"
              strokeWidth="1.5"
              className="fill-kaaba stroke-ornament"
            />
            <path d="M-11-4H11" strokeWidth="3" className="stroke-ornament" />
          </g>
        </g>
      </g>
      <path d={star} className="fill-raised stroke-ornament" strokeWidth="2" />
    </svg>
  );
}
