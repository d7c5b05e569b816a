import { useTranslations } from '../../../platform/i18n/index.ts';
import type { QiblaView } from './qibla-view.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { KaabaMark } from './map-legend.tsx';

/** Seen from above: a stick with its shadow, and the sun and the Kaaba on the rim. */
export function SunDrawing({ azimuthDegrees, view }: { azimuthDegrees: number; view: QiblaView }) {
  const t = useTranslations('qibla');
  const format = useDayFormat();
  const sun = Math.round(azimuthDegrees) % 360;
  const label = t('sun.drawing', {
    sun: format.degrees(sun),
    qibla: format.degrees(view.bearingDegrees),
  });
  return (
    <figure className="mt-2 flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
      <svg role="img" aria-label={label} viewBox="-80 -98 160 182" className="w-44 max-w-full" fill="none">
        <circle r="64" className="fill-sunken stroke-edge" strokeWidth="1.5" />
        <path d="M0-64-4-71H4Z" className="fill-primary" />
        <text y="-76" textAnchor="middle" className="fill-danger text-[13px] font-semibold">
          {t('north')}
        </text>
        <g transform={`rotate(${view.directionDegrees})`}>
          <path d="M0 0V-54" className="stroke-primary" strokeWidth="3" />
          <g transform="translate(0 -64)">
            <KaabaMark />
          </g>
        </g>
        <g transform={`rotate(${azimuthDegrees})`}>
          <path
            d="M0 4V50"
            className="stroke-ink"
            strokeWidth="5"
            strokeOpacity="0.55"
            strokeLinecap="round"
          />
          <path d="M0-6V-50" className="stroke-ornament" strokeWidth="2" strokeDasharray="2 5" />
          <g transform="translate(0 -64)">
            <SunMark />
          </g>
        </g>
        <circle r="4" className="fill-ink" />
      </svg>
      <figcaption>
        <ul className="flex flex-col gap-1 text-sm">
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="-12 -12 24 24" className="size-6 shrink-0" fill="none">
              <SunMark />
            </svg>
            {t('sun.legendSun')}
          </li>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="-12 -12 24 24" className="size-6 shrink-0" fill="none">
              <path
                d="M0-9V9"
                className="stroke-ink"
                strokeWidth="5"
                strokeOpacity="0.55"
                strokeLinecap="round"
              />
            </svg>
            {t('sun.legendShadow')}
          </li>
          <li className="flex items-center gap-2">
            <svg aria-hidden="true" viewBox="-12 -12 24 24" className="size-6 shrink-0" fill="none">
              <KaabaMark />
            </svg>
            {t('sun.legendQibla')}
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}

const rays = Array.from({ length: 8 }, (_, ray) => ray * 45);

function SunMark() {
  return (
    <g className="stroke-ornament" strokeWidth="2" strokeLinecap="round">
      <circle r="5.5" className="fill-gold-soft" />
      {rays.map((angle) => (
        <path key={angle} d="M0-8.5V-11" transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}
