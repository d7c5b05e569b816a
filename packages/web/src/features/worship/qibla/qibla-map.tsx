import { useId, useMemo } from 'react';
import type { QiblaView } from './qibla-view.ts';
import { KaabaMark, PlaceMark } from './map-legend.tsx';
import { mapRadius, mapShape } from './map-shape.ts';

interface QiblaMapProps {
  view: QiblaView;
  /** The map in words. */
  label: string;
  /** The letter at the top. */
  north: string;
}

/** North stays up and east to the right in every language: a map is never mirrored. */
export function QiblaMap({ view: { at, distanceKm }, label, north }: QiblaMapProps) {
  const { latitude, longitude } = at;
  const shape = useMemo(() => mapShape(latitude, longitude, distanceKm), [latitude, longitude, distanceKm]);
  const discId = useId();
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-160 -186 320 350"
      className="mx-auto block w-80 max-w-full"
      fill="none"
    >
      <clipPath id={discId}>
        <circle r={mapRadius} />
      </clipPath>
      <circle r={mapRadius} className="fill-sunken" />
      <g clipPath={`url(#${discId})`}>
        <path d={shape.land} className="fill-green-soft stroke-edge" strokeWidth="0.75" />
        <path d={shape.lines} className="stroke-line" strokeWidth="0.75" />
        <path d={shape.way} className="stroke-raised" strokeWidth="6" />
        <path d={shape.way} className="stroke-gold" strokeWidth="3" strokeDasharray="7 4" />
      </g>
      <circle r={mapRadius} className="stroke-edge" strokeWidth="2" />
      <path d="M0-150-6-158H6Z" className="fill-primary" />
      <text y="-164" textAnchor="middle" className="fill-danger text-[14px] font-semibold">
        {north}
      </text>
      <PlaceMark />
      <g transform={`translate(${shape.kaaba.x} ${shape.kaaba.y})`}>
        <KaabaMark />
      </g>
    </svg>
  );
}
