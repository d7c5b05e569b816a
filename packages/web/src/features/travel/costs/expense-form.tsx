import { firstRecordedDay } from '@manasik/core/calendar/civil-date';
import { costLines } from '@manasik/core/travel/cost-lines';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/inputs.tsx';
import { newItemId, putTravelItem, type TravelPart } from '../items/use-travel.ts';
import { ItemForm } from '../money/item-form.tsx';
import { MoneyFields } from '../money/money-fields.tsx';
import { typedNumber } from '../money/read-fields.ts';
import { type DraftFields, useDraft } from '../money/use-draft.ts';
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
  const form = useDraft(
    {
      line: item?.line ?? 'food',
      title: item?.title ?? '',
      paidOn: item?.paidOn ?? today,
      amount: typedNumber(item?.cost.amount, language),
      currency: item?.cost.currency ?? currency,
      sharedBy: typedNumber(item?.sharedBy ?? 1, language),
    },
    readExpense,
    (expense) => putTravelItem(part?.id ?? newItemId(), expense),
  );
  return (
    <ItemForm part={part} title={part?.item.title} onSave={form.save} onClose={onClose}>
      <ExpenseFields {...form} />
    </ItemForm>
  );
}

function ExpenseFields({ draft, faults, change }: DraftFields<ExpenseDraft, ExpenseField>) {
  const t = useTranslations('travel-money.costs');
  const textOf = useFaultText();
  const today = useToday();
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
        <Input
          type="date"
          min={firstRecordedDay}
          max={today}
          value={draft.paidOn}
          onChange={({ target }) => change({ paidOn: target.value })}
        />
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
