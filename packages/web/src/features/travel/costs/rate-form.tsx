import { firstRecordedDay } from '@manasik/core/calendar/civil-date';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { putTravelItem, rateId, removeTravelItem, type TravelPart } from '../items/use-travel.ts';
import { CurrencyField } from '../money/currency-field.tsx';
import { ItemForm } from '../money/item-form.tsx';
import { AmountInput } from '../money/money-fields.tsx';
import { typedNumber } from '../money/read-fields.ts';
import { useDraft } from '../money/use-draft.ts';
import { useFaultText } from '../money/use-fault-text.ts';
import { readRate } from './cost-drafts.ts';

interface RateFormProps {
  part?: TravelPart<'rate'>;
  /** The name of the rate for the delete dialog. */
  title?: string;
  /** The currencies of a new rate. */
  from: string;
  to: string;
  onClose: () => void;
}

/** Adds, changes or deletes a rate. Two currencies have one rate, so a new one replaces theirs. */
export function RateForm({ part, title = '', from, to, onClose }: RateFormProps) {
  const t = useTranslations('travel-money.costs.rates');
  const { language } = useLanguage();
  const textOf = useFaultText();
  const today = useToday();
  const { draft, faults, change, save } = useDraft(
    {
      from: part?.item.from ?? from,
      to: part?.item.to ?? to,
      rate: typedNumber(part?.item.rate, language),
      readOn: part?.item.readOn ?? today,
    },
    readRate,
    (item) => {
      const id = rateId(item.from, item.to);
      if (part && part.id !== id) removeTravelItem(part.id);
      putTravelItem(id, item);
    },
  );

  return (
    <ItemForm part={part} title={title} onSave={save} onClose={onClose}>
      <CurrencyField
        label={t('from')}
        value={draft.from}
        onChange={(code) => change({ from: code })}
        error={textOf(faults.from)}
      />
      <CurrencyField
        label={t('to')}
        value={draft.to}
        onChange={(code) => change({ to: code })}
        error={textOf(faults.to)}
      />
      <Field label={t('rate')} hint={t('rateHint')} error={textOf(faults.rate)}>
        <AmountInput value={draft.rate} onChange={(rate) => change({ rate })} />
      </Field>
      <Field label={t('day')} error={textOf(faults.readOn)}>
        <Input
          type="date"
          min={firstRecordedDay}
          max={today}
          value={draft.readOn}
          onChange={({ target }) => change({ readOn: target.value })}
        />
      </Field>
    </ItemForm>
  );
}
