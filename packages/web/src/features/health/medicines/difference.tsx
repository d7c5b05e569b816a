import { type Clocks, differenceMinutes } from '@manasik/core/health/medicine-times';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';

/** By how much the clock of Makkah is ahead or behind: "2 hours, 30 minutes". */
export function Difference({ clocks }: { clocks: Clocks }) {
  const t = useTranslations('medicines');
  const duration = useDuration();
  const minutes = differenceMinutes(clocks);
  if (minutes === 0) return <p className="font-semibold">{t('same')}</p>;
  const time = duration(Math.abs(minutes));
  return <p className="font-semibold">{t(minutes > 0 ? 'ahead' : 'behind', { time })}</p>;
}

/** Formats minutes as hours and minutes in words. */
export function useDuration(): (minutes: number) => string {
  const { number, list } = useFormatter();
  const unit = (value: number, name: 'hour' | 'minute') =>
    number(value, { style: 'unit', unit: name, unitDisplay: 'long' });
  return (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const parts = [...(hours > 0 ? [unit(hours, 'hour')] : []), ...(rest > 0 ? [unit(rest, 'minute')] : [])];
    return list(parts, { type: 'unit', style: 'long' });
  };
}
