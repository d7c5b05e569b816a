import { parseNumber } from '@manasik/core/text/parse-number';
import type { ReactNode } from 'react';
import { useFormatter, useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/inputs.tsx';
import { useMoney } from './use-money.ts';
import { useRefusalText } from './use-refusal-text.ts';
import type { ZakatForm } from './use-zakat-form.ts';
import { type AmountField, weightFields } from './zakat-form.ts';

interface AmountInputProps {
  form: ZakatForm;
  field: AmountField;
  label: ReactNode;
  hint?: ReactNode;
}

/** An amount or weight in any of our digits. If it contains separators, its interpretation is shown. */
export function AmountInput({ form, field, label, hint }: AmountInputProps) {
  const errorOf = useRefusalText();
  return (
    <Field label={label} hint={hint} error={errorOf(form.refusals[field])}>
      {/* type="number" would reject the digits and separators of half of our languages. */}
      <Input name={field} inputMode="decimal" autoComplete="off" enterKeyHint="next" />
      <ReadAs form={form} field={field} />
    </Field>
  );
}

function ReadAs({ form, field }: Pick<AmountInputProps, 'form' | 'field'>) {
  const t = useTranslations('zakat.own');
  const format = useFormatter();
  const { language } = useLanguage();
  const { money, grams } = useMoney(form.prices?.currency ?? 'GBP');
  const text = form.typed[field].trim();
  const parsed = parseNumber(text, language);
  // Plain digits are unambiguous.
  if (!form.prices || !('value' in parsed) || /^\d{0,3}$/.test(text)) return null;
  const isWeight = weightFields.some((name) => name === field);
  const weight = form.choices.unit === 'gram' ? grams(parsed.value) : format.number(parsed.value);
  return (
    <p className="text-sm text-quiet">{t('readAs', { value: isWeight ? weight : money(parsed.value) })}</p>
  );
}
