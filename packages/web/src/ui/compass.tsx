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
const star = starPath(9);
// Two squares make the eight-fold star of the dial.
const weave = 'M-44-44H44V44H-44ZM0-62 62 0 0 62-62 0Z';

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
      viewBox="-112 -124 224 236"
      className={cx('block', className ?? 'w-64 max-w-full')}
    >
      <circle
        r="106"
        strokeWidth={facing ? 6 : 2}
        className={facing ? 'fill-green-soft stroke-primary' : 'fill-sunken stroke-ornament'}
      />
      <path d="M0-122-10-105H10Z" className="fill-ink" />
      <g transform={`rotate(${-normalizeDegrees(heading)})`}>
        <path d={weave} fill="none" strokeWidth="0.8" className="stroke-ornament opacity-60" />
        {ticks.map((angle) => (
          <path
            key={angle}
            d={angle % 30 === 0 ? 'M0-101V-90' : 'M0-101V-95'}
            transform={`rotate(${angle})`}
            strokeWidth={angle % 30 === 0 ? 2 : 1}
            className="stroke-edge"
          />
        ))}
        <g transform={`rotate(${normalizeDegrees(bearingDegrees)})`}>
          <path d="M0-88V0" strokeWidth="5" className="stroke-primary" />
          <path d="M0-105-10-86H10Z" className="fill-primary" />
        </g>
        {letters.map((letter, quarter) => (
          <g
            key={letter}
            transform={`rotate(${quarter * 90}) translate(0 -76) rotate(${heading - quarter * 90})`}
          >
            {/* The edge in the colour of the dial keeps the letter legible where the needle lies under it. */}
            <text
              textAnchor="middle"
              dominantBaseline="central"
              strokeWidth="5"
              className={cx(
                'text-[16px] font-semibold [paint-order:stroke]',
                facing ? 'stroke-green-soft' : 'stroke-sunken',
                quarter === 0 ? 'fill-danger' : 'fill-ink',
              )}
            >
              {letter}
            </text>
          </g>
        ))}
        {/* The Kaaba stays upright wherever the needle points. */}
        <g
          transform={`rotate(${normalizeDegrees(bearingDegrees)}) translate(0 -42) rotate(${heading - bearingDegrees})`}
        >
          <KaabaMark />
        </g>
      </g>
      <path d={star} className="fill-raised stroke-ornament" strokeWidth="2" />
    </svg>
  );
}

/** From the east: the corner of the Black Stone in front, the door on the face to the right, the belt at two thirds. */
const KaabaMark = () => (
  <>
    <path
      d="M-18-13 3-17 18-12V12L0 18-18 12Z"
      strokeWidth="1"
      strokeLinejoin="round"
      className="fill-kaaba stroke-ornament"
    />
    <path d="M-18-13 3-17 18-12 0-8Z" strokeWidth="0.8" className="fill-line stroke-ornament" />
    <path d="M0-8V18" strokeWidth="0.6" className="stroke-ornament" />
    <path d="M-18-4 0 1 18-3" fill="none" strokeWidth="2.4" className="stroke-ornament" />
    <path d="m6 6 5-1v9l-5 1.6Z" className="fill-ornament" />
  </>
);
