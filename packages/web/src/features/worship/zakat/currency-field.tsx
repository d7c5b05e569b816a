import { useMemo } from 'react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { currencies } from '../../../shared/money/currencies.ts';
import type { ZakatForm } from './use-zakat-form.ts';

/** The currency comes from the saved prices, so it is not known at first. */
export function CurrencyField({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.own');
  return (
    <Field label={t('currency')}>
      {form.prices ? (
        <CurrencySelect chosen={form.prices.currency} onChange={form.chooseCurrency} />
      ) : (
        <Skeleton className="h-12 w-full" />
      )}
    </Field>
  );
}

interface CurrencySelectProps {
  chosen: string;
  onChange: (code: string) => void;
}

function CurrencySelect({ chosen, onChange }: CurrencySelectProps) {
  const t = useTranslations('zakat.own');
  const { language } = useLanguage();
  const list = useMemo(() => currencies(language, chosen), [language, chosen]);
  return (
    <Select value={chosen} onChange={({ target }) => onChange(target.value)}>
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {t('currencyChoice', { name, code })}
        </option>
      ))}
    </Select>
  );
}
