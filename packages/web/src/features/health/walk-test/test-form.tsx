import { type SubmitEvent, useRef, useState } from 'react';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { checkTest, type NumberField, numberLimits, type TestDraft, type TestSetup } from './test-setup.ts';

interface TestFormProps {
  age: number | null;
  onStart: (setup: TestSetup) => void;
}

const advice = ['place', 'rest', 'walk', 'safe'] as const;

/** How to prepare, how the distance is measured, and what to compare it with. */
export function TestForm({ age, onStart }: TestFormProps) {
  const t = useTranslations('walk-test');
  const format = useFormatter();
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<TestDraft>({
    by: 'laps',
    sex: undefined,
    lapMetres: '',
    age: age === null ? '' : format.number(age),
    height: '',
    weight: '',
  });
  const [faults, setFaults] = useState<ReadonlySet<NumberField>>(new Set());
  const change = (part: Partial<TestDraft>) => setDraft((before) => ({ ...before, ...part }));

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const { setup, faults: found } = checkTest(draft, language);
    setFaults(found ?? new Set());
    if (setup) return onStart(setup);
    const [first] = found;
    const field = form.current?.elements.namedItem(first ?? '');
    if (field instanceof HTMLElement) field.focus();
  }

  const number = (name: NumberField, label: string, hint?: string, note?: string) => (
    <Field
      label={label}
      hint={hint}
      note={note}
      error={
        faults.has(name) &&
        t('errors.number', {
          least: format.number(numberLimits[name].least),
          most: format.number(numberLimits[name].most),
        })
      }
    >
      <Input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={draft[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  );

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="flex min-w-0 flex-col gap-6">
      <section aria-labelledby="before-test" className="flex flex-col gap-3">
        <h2 id="before-test" className="display text-2xl">
          {t('before.title')}
        </h2>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          {advice.map((name) => (
            <li key={name}>{t(`before.${name}`)}</li>
          ))}
        </ul>
      </section>
      <ChoiceCards
        legend={t('measure.legend')}
        choices={(['laps', 'gps'] as const).map((value) => ({
          value,
          label: t(`measure.${value}`),
          hint: t(`measure.${value}Hint`),
        }))}
        value={draft.by}
        onChange={(by) => change({ by })}
      />
      {draft.by === 'laps' && number('lapMetres', t('measure.lapMetres'), t('measure.lapHint'))}
      <section aria-labelledby="compare-test" className="flex flex-col gap-4">
        <h2 id="compare-test" className="display text-2xl">
          {t('you.title')}
        </h2>
        <p>{t('you.text')}</p>
        <ChoiceCards
          legend={t('you.sex')}
          choices={(['woman', 'man'] as const).map((value) => ({ value, label: t(`you.${value}`) }))}
          value={draft.sex}
          onChange={(sex) => change({ sex })}
          className="grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]"
        />
        {number('age', t('you.age'), undefined, t('you.optional'))}
        {number('height', t('you.height'), undefined, t('you.optional'))}
        {number('weight', t('you.weight'), undefined, t('you.optional'))}
      </section>
      <Button type="submit" size="large" disabled={!isHydrated}>
        {t('run.start')}
      </Button>
    </form>
  );
}
