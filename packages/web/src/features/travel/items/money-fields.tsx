import { parseNumber } from '@manasik/core/text/parse-number';
import type { Language } from '@manasik/core/text/languages';
import { useMemo } from 'react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { currencies } from '../../../shared/money/currencies.ts';
import { Field } from '../../../ui/field.tsx';
import { Input, Select } from '../../../ui/inputs.tsx';
import type { ItemOf } from './use-travel.ts';

type Money = NonNullable<ItemOf<'booking'>['cost']>;

/** An amount as it was typed. */
export interface TypedMoney {
  readonly amount: string;
  readonly currency: string;
}

const greatest = 1e10;

/** The text of a form for an amount, in digits and signs that `readMoney` reads back. */
export function typedMoney(money: Money | null, currency: string, language: Language): TypedMoney {
  if (!money) return { amount: '', currency };
  const plain = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 });
  return { amount: plain.format(money.amount), currency: money.currency };
}

/** Null for an empty field; undefined for what is no amount. */
export function readMoney({ amount, currency }: TypedMoney, language: Language): Money | null | undefined {
  const parsed = parseNumber(amount, language);
  if ('fault' in parsed) return parsed.fault === 'empty' ? null : undefined;
  return parsed.value <= greatest ? { amount: parsed.value, currency } : undefined;
}

interface MoneyFieldsProps {
  label: string;
  value: TypedMoney;
  onChange: (value: TypedMoney) => void;
  /** Shown after the label, such as "optional". */
  note?: string;
  error?: string | undefined;
}

/** An amount and its currency, side by side where there is room. */
export function MoneyFields({ label, note, value, onChange, error }: MoneyFieldsProps) {
  const t = useTranslations('travel.money');
  const { language } = useLanguage();
  const list = useMemo(() => currencies(language, value.currency), [language, value.currency]);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-end gap-4">
      <Field label={label} note={note} error={error}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={value.amount}
          onChange={({ target }) => onChange({ ...value, amount: target.value })}
        />
      </Field>
      <Field label={t('currency')}>
        <Select
          value={value.currency}
          onChange={({ target }) => onChange({ ...value, currency: target.value })}
        >
          {list.map(({ code, name }) => (
            <option key={code} value={code}>
              {t('choice', { name, code })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
