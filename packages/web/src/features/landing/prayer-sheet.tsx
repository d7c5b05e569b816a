import { dailyTimes, type DailyTime } from '@manasik/core/prayer/next-prayer';
import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/i18n/index.ts';
import { Blank } from '../../ui/blank.tsx';
import { cx } from '../../ui/cx.ts';
import { scenes } from '../../ui/scenes.generated.ts';
import type { SkyHour } from './makkah-today.ts';

interface PrayerSheetProps {
  hour?: SkyHour;
  next?: { name: DailyTime; time: ReactNode; duration: string; isToday: boolean };
  times?: Record<DailyTime, ReactNode>;
  /** The times could not be loaded. */
  isMissing?: boolean;
}

/** The sky with the next prayer, and the day's times; with placeholders of the same height until they are known. */
export function PrayerSheet({ hour = 'fajr', next, times, isMissing = false }: PrayerSheetProps) {
  const t = useTranslations('landing.screens.prayer');
  const prayerName = useTranslations('prayers.names');
  return (
    <>
      <div className="hour-sky relative" data-hour={hour}>
        <div className="relative z-10 px-5 pt-5 pb-28">
          <p className="text-sm font-semibold text-quiet">{t('place')}</p>
          {isMissing ? (
            <p className="pt-2">{t('missing')}</p>
          ) : (
            <>
              {/* Nothing without scripts, because prerendered times would be of another day. */}
              <noscript>
                <p className="pt-2">{t('missing')}</p>
              </noscript>
              <div className="only-with-scripts">
                <p className="display pt-1 text-2xl">
                  {next ? prayerName(next.name) : <Blank className="w-28" />}
                </p>
                <p className="display text-[min(4rem,20vw)] leading-[1.1] whitespace-nowrap">
                  {next?.time ?? <Blank className="w-40" />}
                </p>
                <p className="text-quiet tabular-nums">
                  {next ? t('in', { duration: next.duration }) : <Blank className="w-32" />}
                </p>
              </div>
            </>
          )}
        </div>
        <img
          src={scenes[`hills-${hour}`].day}
          alt=""
          width={430}
          height={260}
          loading="lazy"
          decoding="async"
          className="absolute inset-x-0 bottom-0 h-40 w-full flip-rtl object-cover object-top"
        />
      </div>
      <ul className="only-with-scripts relative z-10 -mt-7 flex grow flex-col rounded-t-sheet bg-raised pt-3 pb-4">
        {dailyTimes.map((name) => (
          <li
            key={name}
            className={cx(
              'list-line flex min-h-13 grow flex-wrap items-center justify-between gap-x-4 px-5 py-2 [--line-start:1.25rem]',
              next?.isToday && next.name === name && 'font-semibold text-green',
            )}
          >
            <span>{prayerName(name)} </span>
            <span className="text-lg tabular-nums">{times?.[name] ?? <Blank className="w-14" />}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
