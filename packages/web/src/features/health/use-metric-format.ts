import type { Metric } from '@manasik/core/health/metric-limits';
import { direction } from '@manasik/core/text/languages';
import { useMemo } from 'react';
import { useFormatter, useLanguage, useTranslations } from '../../platform/i18n/index.ts';
import { useDayFormat } from '../../shared/times/use-day-format.ts';

/** Formats values of the metrics as people read them: kilometres, litres, hours. */
export function useMetricFormat() {
  const t = useTranslations('health');
  const { number } = useFormatter();
  const { language } = useLanguage();
  const { duration } = useDayFormat();
  return useMemo(() => {
    const isolated = (text: string) => (direction(language) === 'rtl' ? `\u2068${text}\u2069` : text);
    const unit = (value: number, name: string, digits: number) =>
      isolated(number(value, { style: 'unit', unit: name, maximumFractionDigits: digits }));
    const time = (value: number) => {
      const minutes = Math.round(value);
      return duration({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
    };
    const writers: Record<Metric, (value: number) => string> = {
      steps: (value) => number(Math.round(value)),
      distanceMetres: (value) => unit(value / 1000, 'kilometer', 1),
      activeMinutes: time,
      waterMillilitres: (value) => unit(value / 1000, 'liter', 2),
      sleepMinutes: time,
      weightGrams: (value) => unit(value / 1000, 'kilogram', 1),
      restingPulse: (value) => t('perMinute', { value: number(Math.round(value)) }),
    };
    return {
      value: (metric: Metric, value: number) => writers[metric](value),
      /** "250 ml" */
      millilitres: (value: number) => unit(value, 'milliliter', 0),
    };
  }, [t, number, language, duration]);
}
