import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { useMoneyFormat } from '../../../shared/money/use-money-format.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { CurrencyField } from './currency-field.tsx';
import { createReader, type Faults } from './read-fields.ts';
import { useFaultText } from './use-fault-text.ts';

interface MoneyFieldsProps {
  label: ReactNode;
  note?: ReactNode;
  amount: string;
  currency: string | null;
  faults: Faults<'amount' | 'currency'>;
  onChange: (some: { amount?: string; currency?: string | null }) => void;
}

/** An amount and its currency, side by side where there is room. */
export function MoneyFields({ label, note, amount, currency, faults, onChange }: MoneyFieldsProps) {
  const textOf = useFaultText();
  const readAs = useAmountText(amount, currency);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-start gap-4">
      <Field label={label} note={note} hint={readAs} error={textOf(faults.amount)}>
        <AmountInput value={amount} onChange={(text) => onChange({ amount: text })} />
      </Field>
      <CurrencyField
        value={currency}
        onChange={(code) => onChange({ currency: code })}
        error={textOf(faults.currency)}
      />
    </div>
  );
}

/** How the typed amount is read, so that a misread separator shows; undefined while there is nothing to show. */
function useAmountText(amount: string, currency: string | null): string | undefined {
  const { language } = useLanguage();
  const { money } = useMoneyFormat();
  const read = createReader<'amount'>(language);
  const value = currency === null ? null : read.amount('amount', amount, currency);
  return value === null || currency === null ? undefined : money(value, currency);
}

interface AmountInputProps {
  value: string;
  onChange: (text: string) => void;
}

/** A number in any of our digits; type="number" would refuse those and the separators of half of our languages. */
export const AmountInput = ({ value, onChange }: AmountInputProps) => (
  <Input
    inputMode="decimal"
    autoComplete="off"
    maxLength={40}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
