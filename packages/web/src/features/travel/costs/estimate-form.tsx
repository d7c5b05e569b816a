import type { CostLine } from '@manasik/core/travel/cost-lines';
import type { CostRow } from '@manasik/core/travel/costs';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { estimateId, putTravelItem, removeTravelItem } from '../items/use-travel.ts';
import { CurrencyField } from '../money/currency-field.tsx';
import { EditForm } from '../money/edit-form.tsx';
import { AmountInput } from '../money/money-fields.tsx';
import { typedNumber } from '../money/read-fields.ts';
import { useDraft } from '../money/use-draft.ts';
import { useFaultText } from '../money/use-fault-text.ts';
import { type EstimateDraft, readEstimate } from './cost-drafts.ts';

interface EstimateFormProps {
  row: CostRow;
  line: CostLine;
  /** Of the totals. */
  currency: string;
  onClose: () => void;
}

/** Replaces the example of a line with what the user expects to pay. */
export function EstimateForm({
  row: { estimate, isExample, from },
  line,
  currency,
  onClose,
}: EstimateFormProps) {
  const t = useTranslations('travel-money.costs');
  const { language } = useLanguage();
  const textOf = useFaultText();
  // An example is no price of anyone, and the price of the trip is changed there, so the form suggests neither.
  const own = isExample || from !== null ? undefined : estimate;
  const { draft, faults, change, save } = useDraft(
    {
      low: typedNumber(own?.low, language),
      high: typedNumber(own?.high, language),
      currency: own?.currency ?? currency,
    },
    (typed: EstimateDraft) => readEstimate(line, typed, language),
    (item) => putTravelItem(estimateId(line), item),
  );

  function clear(): void {
    removeTravelItem(estimateId(line));
    onClose();
  }

  return (
    <EditForm
      onSave={save}
      onClose={onClose}
      extra={
        own && (
          <Button variant="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )
      }
    >
      <Field label={t('low')} error={textOf(faults.low)}>
        <AmountInput value={draft.low} onChange={(low) => change({ low })} />
      </Field>
      <Field label={t('high')} error={textOf(faults.high)}>
        <AmountInput value={draft.high} onChange={(high) => change({ high })} />
      </Field>
      <CurrencyField
        value={draft.currency}
        onChange={(code) => change({ currency: code })}
        error={textOf(faults.currency)}
      />
    </EditForm>
  );
}
