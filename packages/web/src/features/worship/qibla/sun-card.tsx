import { Sun, TriangleAlert } from 'lucide-react';
import { dateIn } from '@manasik/core/calendar/zone-date';
import { type ReactNode, useId, useMemo } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { QiblaView } from './qibla-view.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Card } from '../../../ui/card.tsx';
import { SunDrawing } from './sun-drawing.tsx';
import { type SunNow, sunView } from './sun-view.ts';

const minuteMs = 60_000;

interface SunCardProps {
  view: QiblaView;
  place: string | undefined;
  now: Date;
  /** IANA zone of the clock to show. */
  zone: string;
}

/** The Qibla by the sun and its shadows: now, today, and on the two days when it stands over the Kaaba. */
export function SunCard({ view, place, now, zone }: SunCardProps) {
  const t = useTranslations('qibla.sun');
  const qibla = useTranslations('qibla');
  const format = useDayFormat();
  const titleId = useId();
  const sun = useMemo(() => sunView(view, now.getTime(), zone), [view, now, zone]);
  // To the nearest minute, as such times are published; a formatter would truncate the seconds.
  const time = (instant: number) => format.time(new Date(Math.round(instant / minuteMs) * minuteMs), zone);
  const overheadDate = format.longDate(dateIn(zone, sun.overhead.instant));
  return (
    <Card title={t('title')} titleId={titleId} icon={<Sun className="size-5" />}>
      <p className="flex items-start gap-3 rounded-control bg-danger-soft px-4 py-3">
        <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-danger" />
        <span className="min-w-0">{t('warning')}</span>
      </p>
      <Part title={t('now')}>
        <Now now={sun.now} view={view} />
      </Part>
      <Part title={t('today')}>
        {sun.today.length === 0 && <p>{t('noneToday')}</p>}
        {sun.today.map(({ instant, points }) => (
          <p key={instant}>{t(points === 'sun' ? 'atSun' : 'atShadow', { time: time(instant) })}</p>
        ))}
      </Part>
      <Part title={t('overhead')}>
        <p>{t('overheadAt', { date: overheadDate, time: time(sun.overhead.instant) })}</p>
        <p>{t(sun.overhead.isUp ? 'overheadUp' : 'overheadDown')}</p>
      </Part>
      <p className="text-sm text-quiet">
        {view.from === 'device'
          ? t('zoneDevice')
          : t('zone', { place: (view.from === 'saved' && place) || qibla('londonName') })}
      </p>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function Now({ now, view }: { now: SunNow; view: QiblaView }) {
  const t = useTranslations('qibla.sun');
  const format = useDayFormat();
  if (now.state !== 'usable') return <p>{t(now.state)}</p>;
  const { sun, shadow, turn } = now;
  return (
    <>
      <p>{t(`sun${sun.side}`, { degrees: format.degrees(sun.degrees) })}</p>
      <p className="font-semibold">{t(`${shadow}${turn.side}`, { degrees: format.degrees(turn.degrees) })}</p>
      <SunDrawing azimuthDegrees={now.azimuthDegrees} view={view} />
    </>
  );
}
