import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { skyHour } from '../../../shared/times/sky-hour.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Blank } from '../../../ui/blank.tsx';
import { SkyHero, type SkyHour } from '../../../ui/sky-hero.tsx';
import type { DayView } from './day-view.ts';

interface NextPrayerProps {
  day: DayView;
  now: Date;
  /** These are the times of Makkah, because no place is chosen. */
  isMakkah?: boolean;
}

/** The next prayer and the remaining time, under the sky of the hour. */
export function NextPrayer({ day, now, isMakkah = false }: NextPrayerProps) {
  const t = useTranslations('times');
  const prayerName = useTranslations('prayers.names');
  const format = useDayFormat();
  const { next, timezone } = day;
  if (!next) return <p className="rounded-control bg-gold-soft px-4 py-3">{t('noNext')}</p>;
  const prayer = prayerName(next.prayer);
  const words = { yesterday: 'lastNight', today: 'today', tomorrow: 'tomorrow' } as const;
  const time = format.time(next.at, timezone);
  const when = t('in', { duration: format.duration(next) });
  return (
    <Sky
      hour={skyHour(day.marks, now) ?? undefined}
      label={isMakkah ? t('makkah.prayer', { prayer }) : t('next')}
      // The label of Makkah's times already names the prayer.
      figure={isMakkah ? time : t(words[next.day], { prayer, time })}
      line={isMakkah ? t('makkah.when', { when }) : when}
    />
  );
}

/** The same lines before the times are known. */
export function NextPrayerSkeleton() {
  const t = useTranslations('times');
  return (
    <Sky
      hour={undefined}
      label={t('next')}
      figure={<Blank className="w-40" />}
      line={<Blank className="w-28" />}
    />
  );
}

interface SkyProps {
  hour: SkyHour | undefined;
  label: ReactNode;
  figure: ReactNode;
  line: ReactNode;
}

const Sky = ({ hour, label, figure, line }: SkyProps) => (
  <div className="overflow-hidden rounded-card">
    <SkyHero hour={hour} size="tile">
      <div className="p-5">
        <p className="font-semibold">{label}</p>
        <p className="display text-2xl leading-tight">{figure}</p>
        <p className="text-sky-quiet tabular-nums">{line}</p>
      </div>
    </SkyHero>
  </div>
);
