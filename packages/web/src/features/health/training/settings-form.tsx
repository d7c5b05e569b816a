import { nextHajj } from '@manasik/core/calendar/hajj-date';
import { planLimits } from '@manasik/core/health/plan/plan-settings';
import { type SubmitEvent, useRef, useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { RestDays } from './rest-days.tsx';
import {
  amounts,
  checkDraft,
  type DraftFault,
  draftOf,
  planFields,
  presentLevel,
  type SettingsDraft,
} from './settings-draft.ts';
import type { PlanFields } from './training-record.ts';
import { setFields, useTraining } from './use-training.ts';

interface SettingsFormProps {
  fields: PlanFields | null;
  /** Of the person's trip, for a new plan. */
  departure: string | null;
  onSaved?: () => void;
}

/** The settings of the plan: departure, what the person walks now, days of rest, and age. */
export function SettingsForm({ fields, departure, onSaved }: SettingsFormProps) {
  const t = useTranslations('training.settings');
  const format = useFormatter();
  const { language } = useLanguage();
  const today = useToday();
  const { user } = useUser();
  const expected = nextHajj(today, useAnnouncedFirst()).date;
  const ownDate = [departure, user?.hajjDate].find((date) => date && date > today) ?? null;
  const { plan } = useTraining();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setDraft] = useState<Partial<SettingsDraft>>({});
  const [faults, setFaults] = useState<ReadonlySet<DraftFault>>(new Set());
  const draft = {
    ...draftOf(fields, ownDate ?? expected, (value) => format.number(value, { useGrouping: false })),
    ...typed,
  };
  const change = (part: Partial<SettingsDraft>) => setDraft((all) => ({ ...all, ...part }));
  const bounds = {
    most: format.number(planLimits.dailyMetres / 1000),
    example: format.number(3.5),
    youngest: format.number(planLimits.youngest),
    oldest: format.number(planLimits.oldest),
  };
  const errorOf = (name: DraftFault) => faults.has(name) && t(`errors.${name}`, bounds);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const checked = checkDraft(draft, language, today);
    setFaults(checked.faults ?? new Set());
    if (checked.faults) {
      const [first] = checked.faults;
      const field = form.current?.elements.namedItem(first ?? '');
      const control = field instanceof RadioNodeList ? field[0] : field;
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setFields(planFields(checked.fields, { before: fields, level: presentLevel(plan, today), today }));
    onSaved?.();
  }

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="flex min-w-0 flex-col gap-6">
      <Field
        label={t('departsOn')}
        hint={fields === null && ownDate === null && t('departsHint')}
        error={errorOf('departsOn')}
      >
        <Input
          type="date"
          name="departsOn"
          min={today}
          value={draft.departsOn}
          onChange={({ target }) => change({ departsOn: target.value })}
          className="sm:max-w-64"
        />
      </Field>
      <ChoiceCards
        legend={t('daily')}
        hint={t('dailyHint')}
        error={errorOf('daily')}
        name="daily"
        choices={amounts.map((value) => ({ value, label: t(`amounts.${value}`) }))}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))]"
      />
      {draft.amount === 'own' && (
        <Field label={t('kilometres')} error={errorOf('kilometres')}>
          <Input
            name="kilometres"
            inputMode="decimal"
            autoComplete="off"
            value={draft.kilometres}
            onChange={({ target }) => change({ kilometres: target.value })}
            className="sm:max-w-64"
          />
        </Field>
      )}
      <RestDays
        days={draft.restWeekdays}
        error={errorOf('rest')}
        onChange={(restWeekdays) => change({ restWeekdays })}
      />
      <Field label={t('age')} note={t('ageNote')} hint={t('ageHint')} error={errorOf('age')}>
        <Input
          name="age"
          inputMode="numeric"
          autoComplete="off"
          value={draft.age}
          onChange={({ target }) => change({ age: target.value })}
          className="sm:max-w-64"
        />
      </Field>
      <Button type="submit" size="large" variant={fields === null ? 'primary' : 'secondary'}>
        {fields === null ? t('submit') : t('save')}
      </Button>
    </form>
  );
}
