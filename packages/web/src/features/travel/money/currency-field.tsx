import { type ReactNode, useMemo, useState } from 'react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { allCurrencies, currencies } from '../../../shared/money/currencies.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { Field } from '../../../ui/field.tsx';
import { codeOf, findCurrencies } from './find-currency.ts';

interface CurrencyFieldProps {
  label?: ReactNode;
  /** The code; null while the text is no currency. */
  value: string | null;
  onChange: (code: string | null) => void;
  error?: string | undefined;
  className?: string;
}

/** A currency, searched by its name in the language of the page or by its code. */
export function CurrencyField({ label, value, onChange, error, className }: CurrencyFieldProps) {
  const t = useTranslations('travel-money.currency');
  const { language } = useLanguage();
  const list = useMemo(() => allCurrencies(language), [language]);
  // The code is first: of a long name, a narrow field at large text sizes shows only the beginning.
  const labelOf = (code: string | null) => {
    const found = list.find((one) => one.code === code);
    return found ? t('choice', { name: found.name, code: found.code }) : '';
  };
  // Null until something is typed: meanwhile the value can change.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? labelOf(value);
  // Until something is typed: the few that most pilgrims use.
  const isUntouched = value !== null && text === labelOf(value);
  const found = isUntouched ? currencies(language, value) : findCurrencies(list, text);
  const isNone = text.trim() !== '' && found.length === 0;
  const options = found.map(({ code, name }) => ({ id: code, label: name, description: code }));

  function type(next: string): void {
    setTyped(next);
    onChange(codeOf(list, next));
  }

  return (
    <Field label={label ?? t('label')} error={isNone ? t('empty') : error} {...(className && { className })}>
      {/* The text of the chosen currency is selected, so that typing searches for another. */}
      <div
        onFocus={({ target }) => {
          if (target instanceof HTMLInputElement) target.select();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (value !== null && !currentTarget.contains(relatedTarget)) setTyped(null);
        }}
      >
        <Combobox
          text={text}
          onTextChange={type}
          options={options}
          onSelect={({ id }) => {
            setTyped(null);
            onChange(id);
          }}
          minimumLetters={1}
          labels={{
            list: t('list'),
            loading: '',
            error: '',
            // As the error of the field: a list would cover the button below.
            empty: '',
            results: (count) => t('results', { count }),
          }}
        />
      </div>
    </Field>
  );
}
