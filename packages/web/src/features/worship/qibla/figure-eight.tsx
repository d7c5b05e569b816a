import { useTranslations } from '../../../platform/i18n/index.ts';

/** Shows how to calibrate a magnetic sensor: by turning it through all directions. */
export function FigureEight() {
  const t = useTranslations('qibla.compass.eight');
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-control bg-gold-soft px-4 py-3">
      <svg aria-hidden="true" viewBox="0 0 120 64" className="w-28 shrink-0" fill="none">
        <path
          d="M60 32C48 10 12 8 12 32S48 54 60 32 108 8 108 32 72 54 60 32Z"
          strokeWidth="3"
          strokeDasharray="1 7"
          strokeLinecap="round"
          className="stroke-gold"
        />
        <path
          d="m88 8 10 5-7 8"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-gold"
        />
        <g transform="translate(18 32) rotate(-20)">
          <rect
            x="-8"
            y="-14"
            width="16"
            height="28"
            rx="3"
            strokeWidth="2"
            className="fill-raised stroke-ink"
          />
          <path d="M-2 10H2" strokeWidth="2" strokeLinecap="round" className="stroke-ink" />
        </g>
      </svg>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{t('title')}</p>
        <p className="text-sm">{t('text')}</p>
      </div>
    </div>
  );
}
