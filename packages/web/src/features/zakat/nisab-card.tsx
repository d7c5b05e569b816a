import { zakatSchools } from '@manasik/core/zakat';
import { type Metal, metals, nisabGrams } from '@manasik/core/zakat-weights';
import { useLanguage, useTranslations } from '../../lib/i18n/index.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import { useMoney } from './use-money.ts';
import { useRefusalText } from './use-refusal-text.ts';
import type { ZakatForm } from './use-zakat-form.ts';
import { hasJewellery } from './zakat-form.ts';

// What others count as 20 mithqal and 200 dirham: islamic-relief.org.uk/about-us/what-we-do/zakat/zakat-calculator.
const otherGrams = { gold: 87.48, silver: 612.36 };
const lowestFirst = metals.toReversed();

export function NisabCard({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.nisab');
  const { language } = useLanguage();
  const { money, grams } = useMoney(form.prices?.currency ?? 'GBP');
  const labelOf = (metal: Metal) => {
    const weight = grams(nisabGrams[metal]);
    const value = form.nisab(metal);
    return value === null ? t(metal, { weight }) : t(`${metal}Value`, { weight, value: money(value) });
  };
  return (
    <Card title={t('title')}>
      <p>{t('lead')}</p>
      <ChoiceCards
        legend={t('legend')}
        choices={lowestFirst.map((value) => ({ value, label: labelOf(value), hint: t(`${value}Hint`) }))}
        value={form.choices.nisabBy}
        onChange={(nisabBy) => form.choose({ nisabBy })}
      />
      <p className="text-sm text-quiet">
        {t('other', { gold: grams(otherGrams.gold), silver: grams(otherGrams.silver) })}
      </p>
      {(hasJewellery(form.typed, language) || form.refusals.school) && <School form={form} />}
    </Card>
  );
}

function School({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.school');
  const errorOf = useRefusalText();
  return (
    <ChoiceCards
      legend={t('legend')}
      hint={t('hint')}
      error={errorOf(form.refusals.school)}
      name="school"
      choices={zakatSchools.map((value) => ({ value, label: t(value) }))}
      value={form.choices.school}
      onChange={(school) => form.choose({ school })}
      className="grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]"
    />
  );
}
