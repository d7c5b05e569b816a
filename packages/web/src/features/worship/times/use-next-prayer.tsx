import type { ReactNode } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import type { Times } from './use-times.ts';

/** The next prayer in words, which every place only lays out. */
export type NextPrayerWords =
  | { state: 'loading' }
  | { state: 'none'; line: string }
  | {
      state: 'known';
      /** "Asr", or "Last night’s Isha" after midnight. */
      name: string;
      /** The same with Makkah, if the times are those of Makkah. */
      label: string;
      time: ReactNode;
      /** "in 2 hr", "tomorrow, in 9 hr", with the clock of Makkah if the times are those of Makkah. */
      line: string;
    };

/** Needs the namespaces `times` and `prayers`. */
export function useNextPrayer({ makkah, day = makkah }: Pick<Times, 'day' | 'makkah'>): NextPrayerWords {
  const t = useTranslations('times');
  const prayerName = useTranslations('prayers.names');
  const format = useDayFormat();
  if (!day) return { state: 'loading' };
  const { next, timezone } = day;
  if (!next) return { state: 'none', line: t('noNext') };
  const late = next.prayer === 'maghrib' ? 'lateMaghrib' : 'lateIsha';
  const name = next.day === 'yesterday' ? t(late) : prayerName(next.prayer);
  const when = t(next.day === 'tomorrow' ? 'tomorrowIn' : 'in', { duration: format.duration(next) });
  return {
    state: 'known',
    name,
    label: makkah ? t('makkah.prayer', { prayer: name }) : name,
    time: (
      <time dateTime={next.at} className="whitespace-nowrap">
        {format.bareTime(next.at, timezone)}
      </time>
    ),
    line: makkah ? t('makkah.when', { when }) : when,
  };
}
