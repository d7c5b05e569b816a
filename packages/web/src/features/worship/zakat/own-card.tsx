import { weightUnits } from '@manasik/core/zakat/zakat-weights';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { AmountInput } from './amount-input.tsx';
import { CurrencyField } from './currency-field.tsx';
import { Part } from './part.tsx';
import type { ZakatForm } from './use-zakat-form.ts';

const hints = { gold: 'goldHint', silver: null, goldJewellery: null, silverJewellery: null } as const;

export function OwnCard({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.own');
  const { unit } = form.choices;
  const weight = (field: keyof typeof hints) => {
    const hint = hints[field];
    return <AmountInput form={form} field={field} label={t(`${field}.${unit}`)} hint={hint && t(hint)} />;
  };
  return (
    <Part title={t('title')}>
      <CurrencyField form={form} />
      <AmountInput form={form} field="savings" label={t('savings')} hint={t('savingsHint')} />
      <ChoiceCards
        legend={t('unit')}
        choices={weightUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
        value={unit}
        onChange={(chosen) => form.choose({ unit: chosen })}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]"
      />
      <p className="-mt-2 text-sm text-quiet">{t('pure')}</p>
      {weight('gold')}
      {weight('goldJewellery')}
      {weight('silver')}
      {weight('silverJewellery')}
    </Part>
  );
}
