import { firstRecordedDay } from '@manasik/core/calendar/civil-date';
import type { ReactNode } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { SheetState } from '../../../ui/use-sheet.ts';
import { useMetricFormat } from '../use-metric-format.ts';
import type { NumberField } from './entry-form.ts';
import { glassMillilitres } from './goals.ts';
import type { EntryForm } from './use-entry-form.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** The form for the measurements of a day. */
export function EntrySheet({ sheet, form }: { sheet: SheetState; form: EntryForm }) {
  const t = useTranslations('health');
  const common = useTranslations('common');
  const { draft } = form;
  return (
    <Sheet
      sheet={sheet}
      title={t(draft?.row ? 'entry.change' : 'entry.new')}
      description={t('entry.hint')}
      closeLabel={common('close')}
    >
      {draft && (
        <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
          {draft.row && (
            <p className="text-quiet">{t('entry.source', { source: t(`sources.${draft.row.source}`) })}</p>
          )}
          <EntryFields form={form} />
          <FieldError id="entry-empty">{form.isEmpty && t('entry.empty')}</FieldError>
          <Button type="submit">{common('save')}</Button>
        </form>
      )}
    </Sheet>
  );
}

function EntryFields({ form }: { form: EntryForm }) {
  const t = useTranslations('health.entry');
  const format = useMetricFormat();
  const refusalText = useRefusalText();
  const today = useToday();
  const warning = (field: NumberField) => {
    const replaced = form.replaced[field];
    return replaced && t('before', { value: format.value(replaced.metric, replaced.value) });
  };
  const number = (field: NumberField, label: ReactNode, isWhole: boolean) => (
    <Field label={label} warning={warning(field) ?? ''} error={refusalText(form.refusals[field])}>
      {/* type="number" would reject the digits and separators of half of our languages. */}
      <Input
        name={field}
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        enterKeyHint="next"
        value={form.typed?.[field] ?? ''}
        onChange={({ target }) => form.type(field, target.value)}
      />
    </Field>
  );
  return (
    <>
      <Field label={t('date')} error={refusalText(form.refusals.date)}>
        <Input
          type="date"
          name="date"
          min={firstRecordedDay}
          max={today}
          value={form.typed?.date ?? ''}
          onChange={({ target }) => form.type('date', target.value)}
        />
      </Field>
      <p aria-live="polite" className="text-quiet empty:hidden">
        {form.hasEntered && t('already')}
        {form.isUnsure && t('unsure')}
      </p>
      {number('steps', t('steps'), true)}
      {number('distance', t('distance'), false)}
      {number('activeMinutes', t('activeMinutes'), true)}
      {number('water', t('water', { size: format.millilitres(glassMillilitres) }), false)}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">{t('sleep')}</legend>
        <div className="grid items-start gap-3 sm:grid-cols-2">
          {number('sleepHours', t('sleepHours'), true)}
          {number('sleepMinutes', t('sleepMinutes'), true)}
        </div>
      </fieldset>
      {number('weight', t('weight'), false)}
      {number('pulse', t('pulse'), true)}
    </>
  );
}
