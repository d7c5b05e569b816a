import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import type { DayView } from './day-view.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';

/** The times that the user has moved, if any. */
export function OwnMinutes({ minutes }: { minutes: DayView['ownMinutes'] }) {
  const t = useTranslations('times');
  const prayerName = useTranslations('prayers.names');
  const format = useDayFormat();
  const { list } = useFormatter();
  if (minutes.length === 0) return null;
  const entries = minutes.map((entry) =>
    t('ownMinutesEntry', {
      prayer: prayerName(entry.id),
      minutes: format.signedMinutes(entry.minutes),
    }),
  );
  return <p>{t('ownMinutes', { list: list(entries, { type: 'unit' }) })}</p>;
}
