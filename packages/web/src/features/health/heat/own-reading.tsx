import { isPossibleAir } from '@manasik/core/health/heat/humidity';
import { Thermometer } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { HourField } from './hour-field.tsx';
import { keptReading, readingLimits } from './reading-store.ts';
import { focusField, textIn, typedPercent, typedValue } from './typed-value.ts';
import type { HeatPlan } from './use-heat-plan.ts';
import { useHeatFormat } from './use-heat-format.ts';

// The hottest time, for those who plan ahead from a forecast.
const forecastHour = 15;

/** `pair`: each number alone is possible. */
type Problem = 'temperature' | 'humidity' | 'pair';

/** A temperature and humidity of one's own, which move the whole day. They stay on this device. */
export function OwnReading({ plan }: { plan: HeatPlan }) {
  const t = useTranslations('heat.reading');
  const format = useHeatFormat();
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const { reading } = plan;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [hour, setHour] = useState<number | null>(null);
  const shownHour = hour ?? reading?.hour ?? plan.nowHour ?? forecastHour;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const temperatureC = typedValue(textIn(form, 'temperature'), language, readingLimits.temperatureC);
    const humidity = typedPercent(textIn(form, 'humidity'), language, readingLimits.humidity);
    const refuse = (wrong: Problem) => {
      setProblem(wrong);
      focusField(form, wrong === 'pair' ? 'humidity' : wrong);
    };
    if (temperatureC === null) return refuse('temperature');
    if (humidity === null) return refuse('humidity');
    if (!isPossibleAir(temperatureC, humidity)) return refuse('pair');
    setProblem(null);
    keptReading.set({ date: plan.date, hour: shownHour, temperatureC, humidity });
  }

  const refusal = (name: 'temperature' | 'humidity', { least, most }: { least: number; most: number }) =>
    problem === name && t(`errors.${name}`, { least: format.number(least), most: format.number(most) });
  return (
    <FoldRow icon={Thermometer} title={<h2 className="text-base">{t('title')}</h2>}>
      <p>{t('text')}</p>
      <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
        <Field label={t('temperature')} error={refusal('temperature', readingLimits.temperatureC)}>
          <Input
            name="temperature"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={reading ? format.number(reading.temperatureC) : ''}
          />
        </Field>
        <Field
          label={t('humidity')}
          error={problem === 'pair' ? t('errors.pair') : refusal('humidity', readingLimits.humidity)}
        >
          <Input
            name="humidity"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={reading ? format.number(reading.humidity) : ''}
          />
        </Field>
        <HourField label={t('hour')} value={shownHour} onChange={setHour} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!isHydrated}>
            {t('save')}
          </Button>
          {reading && (
            <Button variant="secondary" onClick={() => keptReading.set(null)}>
              {t('remove')}
            </Button>
          )}
        </div>
        <p role="status" className="text-sm text-quiet empty:hidden">
          {reading && t('saved')}
        </p>
      </form>
    </FoldRow>
  );
}
