import { costLines } from '@manasik/core/travel/cost-lines';
import { useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/inputs.tsx';
import { newItemId, putTravelItem, removeTravelItem, type TravelPart } from '../items/use-travel.ts';
import { EditForm } from '../money/edit-form.tsx';
import { MoneyFields } from '../money/money-fields.tsx';
import { type Faults, typedNumber } from '../money/read-fields.ts';
import { RemoveButton } from '../money/remove-button.tsx';
import { useFaultText } from '../money/use-fault-text.ts';
import { type ExpenseDraft, type ExpenseField, readExpense } from './cost-drafts.ts';

interface ExpenseFormProps {
  part?: TravelPart<'expense'>;
  /** Of a new expense. */
  currency: string;
  onClose: () => void;
}

/** Adds, changes or deletes something that was paid. */
export function ExpenseForm({ part, currency, onClose }: ExpenseFormProps) {
  const { language } = useLanguage();
  const today = useToday();
  const item = part?.item;
  const [draft, setDraft] = useState<ExpenseDraft>({
    line: item?.line ?? 'food',
    title: item?.title ?? '',
    paidOn: item?.paidOn ?? today,
    amount: typedNumber(item?.cost.amount, language),
    currency: item?.cost.currency ?? currency,
    sharedBy: typedNumber(item?.sharedBy ?? 1, language),
  });
  const [faults, setFaults] = useState<Faults<ExpenseField>>({});
  const change = (some: Partial<ExpenseDraft>) => setDraft((before) => ({ ...before, ...some }));

  function save(): boolean {
    const read = readExpense(draft, language);
    setFaults('faults' in read ? read.faults : {});
    if ('faults' in read) return false;
    putTravelItem(part?.id ?? newItemId(), read.item);
    return true;
  }

  return (
    <EditForm
      onSave={save}
      onClose={onClose}
      extra={part && <RemoveButton title={part.item.title} onRemove={() => removeTravelItem(part.id)} />}
    >
      <ExpenseFields draft={draft} faults={faults} change={change} />
    </EditForm>
  );
}

interface ExpenseFieldsProps {
  draft: ExpenseDraft;
  faults: Faults<ExpenseField>;
  change: (some: Partial<ExpenseDraft>) => void;
}

function ExpenseFields({ draft, faults, change }: ExpenseFieldsProps) {
  const t = useTranslations('travel-money.costs');
  const textOf = useFaultText();
  return (
    <>
      <Field label={t('expenses.line')}>
        <Select value={draft.line} onChange={({ target }) => change({ line: target.value })}>
          {costLines.map((line) => (
            <option key={line} value={line}>
              {t(`lines.${line}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('expenses.name')} error={textOf(faults.title)}>
        <Input
          dir="auto"
          autoComplete="off"
          maxLength={120}
          value={draft.title}
          onChange={({ target }) => change({ title: target.value })}
        />
      </Field>
      <MoneyFields
        label={t('expenses.amount')}
        amount={draft.amount}
        currency={draft.currency}
        faults={faults}
        onChange={change}
      />
      <Field label={t('expenses.paidOn')} error={textOf(faults.paidOn)}>
        <Input type="date" value={draft.paidOn} onChange={({ target }) => change({ paidOn: target.value })} />
      </Field>
      <Field label={t('expenses.sharedBy')} hint={t('expenses.sharedHint')} error={textOf(faults.sharedBy)}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={draft.sharedBy}
          onChange={({ target }) => change({ sharedBy: target.value })}
        />
      </Field>
    </>
  );
}
