const box = { width: 240, height: 212 };
/** The start, end and highest point of the arc. */
const arc = { from: 10, to: 222, base: 206, height: 164, top: 42 };

const round = (value: number): number => Math.round(value * 10) / 10;

/** A point on the arc of the sun: 0 at sunrise, 1 at sunset. */
function pointAt(share: number): { x: number; y: number } {
  const s = Math.min(1, Math.max(0, share));
  return {
    x: round(arc.from + (arc.to - arc.from) * s),
    y: round(arc.base - arc.height * Math.sin(Math.PI * s)),
  };
}

const path = Array.from({ length: 41 }, (_, step) => pointAt(step / 40))
  .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`)
  .join('');

const starPath = (r: number): string => {
  const q = round(r * Math.SQRT1_2);
  return `M0-${r}L${r} 0 0 ${r}-${r} 0ZM-${q}-${q}H${q}V${q}H-${q}Z`;
};

export interface SkyLight {
  /** Elapsed share of the daylight, 0 to 1; at night the moon takes the place of the arc. */
  sun: number | 'night';
  /** The prayers of the day, as shares of the daylight. */
  marks: readonly number[];
}

/** The arc with the sun, or the moon. Decorative: the text beside it says the same. */
export function SkyArc({ light: { sun, marks } }: { light: SkyLight }) {
  const at = sun === 'night' ? { x: 168, y: 84 } : pointAt(sun);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      fill="none"
      className="sky-arc sky-drawing flip-rtl absolute end-0 bottom-31 -z-10 w-52 overflow-visible min-[56rem]:end-[8%] min-[56rem]:bottom-24 min-[56rem]:w-90"
    >
      {sun !== 'night' && (
        <>
          <path
            d={path}
            className="stroke-sky-light"
            strokeWidth="1.4"
            strokeDasharray=".1 6"
            strokeLinecap="round"
          />
          {marks.map((mark) => {
            const { x, y } = pointAt(mark);
            return <circle key={mark} cx={x} cy={y} r="3.5" className="fill-sky-light" />;
          })}
        </>
      )}
      <g transform={`translate(${at.x} ${at.y})`}>
        <circle r="62" className="fill-sun-glow" opacity={sun === 'night' ? 0.06 : 0.2} />
        {sun === 'night' ? (
          <path d="M8-28A29 29 0 1 0 26 15 24 24 0 0 1 8-28Z" className="fill-moon" />
        ) : (
          <>
            <circle r="38" className="fill-sun-glow" opacity="0.3" />
            <circle r="18" className="fill-sky-light" />
          </>
        )}
        <path
          d={starPath(sun === 'night' ? 52 : 36)}
          className={sun === 'night' ? 'stroke-ornament' : 'stroke-sky-light'}
          strokeWidth="0.9"
          opacity="0.7"
        />
      </g>
    </svg>
  );
}
