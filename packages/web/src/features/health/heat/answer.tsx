import { safestOf } from '@manasik/core/health/heat/heat-spans';
import { clipped, hoursIn } from '@manasik/core/health/heat/site-hours';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { HeatPlan } from './use-heat-plan.ts';
import { useHeatFormat } from './use-heat-format.ts';

/** The question of the page answered in its first line, and what the answer rests on. */
export function Answer({ plan }: { plan: HeatPlan }) {
  const t = useTranslations('heat');
  const format = useHeatFormat();
  const { reading, stay } = plan;
  const isWholeDay = stay.from <= 0 && stay.to >= 24;
  return (
    <header className="flex flex-col gap-2">
      <p className="font-semibold text-gold">
        {t('title')} · {t(`sites.${plan.site}`)}
      </p>
      <h1 className="display text-3xl">{useAnswer(plan)}</h1>
      {!isWholeDay && plan.hours && (
        <p className="max-w-text">
          {t('stay', { site: t(`sites.${plan.site}`), hours: format.spans([stay]) })}
        </p>
      )}
      <p className="max-w-text text-quiet">
        {reading
          ? t('ownReading', {
              temperature: format.temperature(reading.temperatureC, 1),
              humidity: format.percent(reading.humidity),
              time: format.hour(reading.hour),
            })
          : plan.hours && t('notForecast')}
      </p>
    </header>
  );
}

function useAnswer({ hours, stay, isToday, date }: HeatPlan): string {
  const t = useTranslations('heat');
  const format = useHeatFormat();
  if (!hours) return t('noHumidity');
  const { rating, spans } = safestOf(hoursIn(hours, stay));
  const values = { hours: format.spans(clipped(spans, stay)), day: format.dayAndMonth(date) };
  return t(`answer.${isToday ? (`${rating}Today` as const) : rating}`, values);
}
