import { cx } from './cx.ts';
import {
  compassRings as rings,
  facingToleranceDegrees,
  normalizeDegrees,
  turnTowards,
} from './compass-geometry.ts';

export type CompassProps = {
  /** Bearing of the Qibla, degrees clockwise from true north. */
  bearingDegrees: number;
  /** Heading of the device, degrees clockwise from true north; without it north is up. */
  headingDegrees?: number | undefined;
  /** Whether the Qibla counts as faced; by the tolerance by default. */
  facing?: boolean | undefined;
  /** The compass in words: "Qibla: 119° south-east". */
  label: string;
  /** One or two letters each, or a short word. */
  cardinals: { north: string; east: string; south: string; west: string };
  className?: string;
};

const ticks = Array.from({ length: 72 }, (_, step) => step * 5);
// Three pairs of squares, each an eight-fold star.
const star = [84, 60, 38].map((half) => {
  const straight = Math.round(half * Math.SQRT1_2);
  return `M${half} 0L0 ${half} ${-half} 0 0 ${-half}ZM${-straight} ${-straight}H${straight}V${straight}H${-straight}Z`;
});
const pointer = ({ from, to }: { from: number; to: number }, half: number) =>
  `M0-${to}L${half}-${from}H-${half}Z`;

/**
 * The dial turns with the device, and the needle stays on the Kaaba. A compass is never mirrored. From the rim to the
 * middle: ticks with the point of the needle, letters, the Kaaba. None can cover another, whatever the bearing is.
 */
export function Compass({
  bearingDegrees,
  headingDegrees,
  facing: isFacing,
  label,
  cardinals,
  className,
}: CompassProps) {
  const heading = headingDegrees ?? 0;
  const turn = turnTowards(bearingDegrees, heading);
  const facing = isFacing ?? (headingDegrees !== undefined && Math.abs(turn) <= facingToleranceDegrees);
  const letters = [cardinals.north, cardinals.east, cardinals.south, cardinals.west];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-160 -174 320 334"
      className={cx('block', className ?? 'w-80 max-w-full')}
    >
      <circle
        r={rings.rim}
        strokeWidth={facing ? 6 : 1.6}
        className={facing ? 'fill-green-soft stroke-primary' : 'fill-current/5 stroke-ornament'}
      />
      {headingDegrees !== undefined && !facing && (
        <path d={wedge(turn, rings.rim)} className="fill-primary/20" />
      )}
      <path d={star.join('')} fill="none" strokeWidth="1" className="stroke-ornament/50" />
      <g transform={`rotate(${-normalizeDegrees(heading)})`}>
        {ticks.map((angle) => (
          <path
            key={angle}
            d={angle % 30 === 0 ? 'M0-146V-136' : 'M0-145V-139'}
            transform={`rotate(${angle})`}
            strokeWidth={angle % 30 === 0 ? 2.4 : 1.2}
            strokeLinecap="round"
            className={angle % 30 === 0 ? 'stroke-current' : 'stroke-current/50'}
          />
        ))}
        {letters.map((letter, quarter) => (
          <text
            key={letter}
            transform={`rotate(${quarter * 90}) translate(0 -${rings.letters.at}) rotate(${heading - quarter * 90})`}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={letter.length > 2 ? 17 : 22}
            className={cx('compass-letter font-semibold', quarter === 0 ? 'fill-danger' : 'fill-current')}
          >
            {letter}
          </text>
        ))}
        <g transform={`rotate(${normalizeDegrees(bearingDegrees)})`}>
          <path
            d={`M0 0V-${rings.kaaba.at}`}
            strokeWidth="5"
            strokeLinecap="round"
            className="stroke-primary"
          />
          <path d={pointer(rings.needle, 12)} className="fill-primary" />
          {/* The Kaaba stays upright wherever the needle points. */}
          <g transform={`translate(0 -${rings.kaaba.at}) rotate(${heading - bearingDegrees}) scale(1.45)`}>
            <KaabaMark />
          </g>
        </g>
      </g>
      <path d={pointer(rings.device, 12)} className="fill-current" />
      <circle r="8" className="fill-current" />
    </svg>
  );
}

/** The sector of a circle between the top and the needle. */
function wedge(turnDegrees: number, radius: number): string {
  const angle = (turnDegrees * Math.PI) / 180;
  const end = `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  return `M0 0V-${radius}A${radius} ${radius} 0 0 ${turnDegrees < 0 ? 0 : 1} ${end}Z`;
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
