import type { Metric } from '@manasik/core/health/metric-limits';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';

/** Values in the units in which people speak of them. */
export function useAmount(): (metric: Metric, value: number) => string {
  const format = useFormatter();
  const t = useTranslations('health-import');
  const unit = (value: number, name: string, digits: number): string =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });
  const hours = (minutes: number): string => unit(minutes / 60, 'hour', 1);
  const amounts: Readonly<Record<Metric, (value: number) => string>> = {
    steps: (value) => format.number(value, { maximumFractionDigits: 0 }),
    distanceMetres: (value) => unit(value / 1000, 'kilometer', 1),
    activeMinutes: hours,
    waterMillilitres: (value) => unit(value / 1000, 'liter', 1),
    sleepMinutes: hours,
    weightGrams: (value) => unit(value / 1000, 'kilogram', 1),
    restingPulse: (value) => t('perMinute', { count: value }),
  };
  return (metric, value) => amounts[metric](value);
}
