import { cx } from '../../../ui/cx.ts';
import { markersOf } from './map-markers.ts';
import type { DrawnSite, PlaceShape } from './place-shape.ts';

interface MapDrawingProps {
  shape: PlaceShape;
  label: string;
  /** The number of a site; empty for its surroundings. */
  numberOf: (id: string) => string;
  north: string;
  scale: string;
}

/** Its width in units of the drawing. */
const width = 320;

/** A map is not mirrored in right-to-left scripts: east is always on the right. */
export function MapDrawing({ shape, label, numberOf, north, scale }: MapDrawingProps) {
  const unit = width / shape.width;
  const height = shape.height * unit;
  const at = ([x, y]: readonly [number, number]) => [width / 2 + x * unit, height / 2 + y * unit] as const;
  const order: readonly DrawnSite['shape'][] = ['area', 'way', 'dot'];
  const sites = order.flatMap((kind) => shape.sites.filter((site) => site.shape === kind));
  const barEnd = 12 + shape.scaleMetres * unit;
  return (
    <svg
      role="img"
      aria-label={label}
      direction="ltr"
      viewBox={`0 0 ${width} ${round(height)}`}
      className="h-auto w-full max-w-text rounded-control border border-line bg-sunken"
    >
      {sites.map((site) => (
        <Site key={site.id} site={site} points={site.spots.map(at)} />
      ))}
      {markersOf(shape, (id) => numberOf(id) !== '', 24 / unit).map(({ id, spot }) => {
        const [x, y] = at(spot);
        return (
          <g key={id}>
            <circle
              cx={round(x)}
              cy={round(y)}
              r="10"
              className="fill-primary stroke-raised"
              strokeWidth="2"
            />
            <text
              x={round(x)}
              y={round(y)}
              dy="0.35em"
              textAnchor="middle"
              fontSize="12"
              className="fill-on-primary font-semibold"
            >
              {numberOf(id)}
            </text>
          </g>
        );
      })}
      <g className="fill-ink stroke-ink" strokeWidth="2">
        <path d={`M12 ${round(height - 12)}v-6M12 ${round(height - 12)}H${round(barEnd)}v-6`} fill="none" />
        <path d={`M${width - 18} 12l6 16l-6 -5l-6 5z`} strokeWidth="0" />
      </g>
      <g className="fill-ink" fontSize="13">
        <text x={round(barEnd + 6)} y={round(height - 10)}>
          {scale}
        </text>
        <text x={width - 18} y="42" textAnchor="middle" className="font-semibold">
          {north}
        </text>
      </g>
    </svg>
  );
}

function Site({ site, points }: { site: DrawnSite; points: readonly (readonly [number, number])[] }) {
  const path = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  const [[x, y] = [0, 0]] = points;
  if (site.shape === 'dot') {
    return (
      <circle cx={round(x)} cy={round(y)} r="4" className={site.isNamed ? 'fill-green' : 'fill-quiet'} />
    );
  }
  if (site.shape === 'way') {
    return (
      <path
        d={`M${path}`}
        fill="none"
        strokeWidth="3"
        strokeDasharray="7 6"
        strokeLinecap="round"
        className={site.isNamed ? 'stroke-ornament' : 'stroke-edge'}
      />
    );
  }
  return (
    <path
      d={`M${path}Z`}
      strokeWidth={site.isNamed ? 2.5 : 1}
      strokeLinejoin="round"
      className={cx(site.isNamed ? 'fill-green-soft stroke-green' : 'fill-raised stroke-edge')}
    />
  );
}

/** Rounds to a tenth of a unit, which is finer than any screen. */
const round = (value: number): number => Math.round(value * 10) / 10;
