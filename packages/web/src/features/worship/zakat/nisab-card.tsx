import { type Metal, metals, nisabGrams } from '@manasik/core/zakat/zakat-weights';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { Part } from './part.tsx';
import { useMoney } from './use-money.ts';
import type { ZakatForm } from './use-zakat-form.ts';

const lowestFirst = metals.toReversed();

export function NisabCard({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.nisab');
  const { money, grams } = useMoney(form.prices?.currency ?? 'GBP');
  const labelOf = (metal: Metal) => {
    const weight = grams(nisabGrams[metal]);
    const value = form.nisab(metal);
    return value === null ? t(metal, { weight }) : t(`${metal}Value`, { weight, value: money(value) });
  };
  return (
    <Part title={t('title')}>
      <p>{t('lead')}</p>
      <ChoiceCards
        legend={t('legend')}
        choices={lowestFirst.map((value) => ({ value, label: labelOf(value), hint: t(`${value}Hint`) }))}
        value={form.choices.nisabBy}
        onChange={(nisabBy) => form.choose({ nisabBy })}
      />
    </Part>
  );
}
