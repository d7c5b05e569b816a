import type { ShiftedTime } from '@manasik/core/health/medicine-times';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useClockTime } from '../advice/use-clock-time.ts';

/** Formats a time that can be on the day before or after. */
export function useShiftedTime(): (shifted: ShiftedTime) => string {
  const t = useTranslations('medicines');
  const clock = useClockTime();
  return ({ time, dayShift }) => {
    if (dayShift === 0) return clock(time);
    return t(dayShift > 0 ? 'nextDay' : 'dayBefore', { time: clock(time) });
  };
}
