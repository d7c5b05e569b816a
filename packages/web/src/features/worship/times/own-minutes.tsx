import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import type { DayView } from './day-view.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';

/** Says which times the user has moved; nothing where there are none. */
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
