import { usePrinting } from '../../../platform/device/use-printing.ts';
import { useContentWords, useFormatter } from '../../../platform/i18n/index.ts';
import { cx } from '../../../ui/cx.ts';
import { diagrams } from '../../../ui/diagrams.generated.ts';
import { PartNumber } from './part-number.tsx';

export type DiagramName = keyof typeof diagrams;

/** Positions by part, in the units of the drawing. */
type Positions = Readonly<Record<string, readonly [x: number, y: number]>>;

const width = 360;
const height = 240;
const look = 'block h-auto w-full';

/**
 * A drawing of the place or the body with numbered parts, and the list of their names. It is never mirrored: left and
 * right in it are those of the place.
 */
export function StepDiagram({ name }: { name: DiagramName }) {
  const words = useContentWords('diagrams');
  const { number } = useFormatter();
  const isPrinting = usePrinting();
  const { day, night } = diagrams[name];
  const positions: Positions = diagrams[name].parts;
  const parts = Object.entries(positions);
  const title = words(`${name}.title`);
  const picture = {
    width,
    height,
    // A drawing that was never on the screen would be printed as an empty box.
    loading: isPrinting ? 'eager' : 'lazy',
    decoding: 'async',
  } as const;
  return (
    <figure className="flex max-w-96 flex-col gap-2 break-inside-avoid print:max-w-60">
      <div className="relative overflow-hidden rounded-control border border-line">
        {/* The theme is not known when pages are prerendered. Lazy images that are hidden are not loaded. */}
        <img {...picture} alt={title} src={day} className={cx(look, 'only-light')} />
        <img {...picture} alt={title} src={night} className={cx(look, 'only-dark')} />
        <svg
          aria-hidden="true"
          direction="ltr"
          viewBox={`0 0 ${width} ${height}`}
          className="absolute inset-0 size-full"
        >
          {parts.map(([part, [x, y]], index) => (
            <g key={part} transform={`translate(${x} ${y})`}>
              <circle r="16" className="fill-primary stroke-raised" strokeWidth="2" />
              <text dy="0.35em" textAnchor="middle" fontSize="19" className="fill-on-primary font-semibold">
                {number(index + 1)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        <ol className="flex flex-col gap-1 text-sm">
          {parts.map(([part], index) => (
            <li key={part} className="flex items-baseline gap-2">
              <PartNumber number={index + 1} />
              <span className="min-w-0">{words(`${name}.parts.${part}`)}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
