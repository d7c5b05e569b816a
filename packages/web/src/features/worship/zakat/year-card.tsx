import { lunarYears } from '@manasik/core/zakat/zakat';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { Part } from './part.tsx';
import type { ZakatForm } from './use-zakat-form.ts';

export function YearCard({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.year');
  return (
    <Part title={t('title')}>
      <ChoiceCards
        legend={t('legend')}
        hint={t('hint')}
        choices={lunarYears.map((value) => ({ value, label: t(value) }))}
        value={form.choices.lunarYear}
        onChange={(lunarYear) => form.choose({ lunarYear })}
      />
    </Part>
  );
}
