import type { HeatHour } from '@manasik/core/health/heat/heat-day';
import { coolestHour } from '@manasik/core/health/heat/heat-spans';
import { type DayPart, startsIn } from '@manasik/core/health/heat/site-hours';
import { bestStart, walkerAges, walkKilometres, walkOf } from '@manasik/core/health/heat/walking';
import { type SubmitEvent, useState } from 'react';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { HourField } from './hour-field.tsx';
import { focusField, textIn, typedValue } from './typed-value.ts';
import { useHeatFormat } from './use-heat-format.ts';
import { WalkResult } from './walk-result.tsx';

const ages = { least: walkerAges.first, most: walkerAges.last };

interface Asked {
  kilometres: number;
  age: number;
}

interface WalkPartProps {
  hours: readonly HeatHour[];
  /** When pilgrims are at the place: no start outside it is suggested. */
  stay: DayPart;
}

/** How long a way takes at someone's age and at an hour of the day, and how much water to carry. */
export function WalkPart({ hours, stay }: WalkPartProps) {
  const t = useTranslations('heat.walk');
  const format = useHeatFormat();
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const [problem, setProblem] = useState<'distance' | 'age' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [start, setStart] = useState(coolestHour(startsIn(hours, stay)));

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const kilometres = typedValue(textIn(form, 'distance'), language, walkKilometres);
    const age = typedValue(textIn(form, 'age'), language, ages);
    const wrong = kilometres === null ? 'distance' : age === null ? 'age' : null;
    setProblem(wrong);
    if (wrong) focusField(form, wrong);
    setAsked(kilometres === null || age === null ? null : { kilometres, age });
  }

  const refusal = (name: 'distance' | 'age', { least, most }: { least: number; most: number }) =>
    problem === name && t(`errors.${name}`, { least: format.number(least), most: format.number(most) });
  return (
    <Card title={t('title')} titleId="heat-walk">
      <form noValidate onSubmit={submit} className="flex min-w-0 flex-col gap-4">
        <Field label={t('distance')} error={refusal('distance', walkKilometres)}>
          <Input name="distance" inputMode="decimal" autoComplete="off" />
        </Field>
        <Field label={t('age')} error={refusal('age', ages)}>
          <Input name="age" inputMode="numeric" autoComplete="off" />
        </Field>
        <HourField label={t('start')} value={start} onChange={setStart} />
        <Button type="submit" disabled={!isHydrated} className="sm:self-start">
          {t('submit')}
        </Button>
      </form>
      <div role="status" className="empty:hidden">
        {asked && <WalkResult walk={walkOf(asked, hours, start)} best={bestStart(asked, hours, stay)} />}
      </div>
    </Card>
  );
}
