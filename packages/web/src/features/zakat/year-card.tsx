import { useTranslations } from '../../lib/i18n/index.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceCards } from '../../ui/choice-cards.tsx';
import type { ZakatForm } from './use-zakat-form.ts';

const answers = ['yes', 'no'] as const;

export function YearCard({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.year');
  return (
    <Card title={t('title')}>
      <ChoiceCards
        legend={t('legend')}
        hint={t('hint')}
        choices={answers.map((value) => ({ value, label: t(value) }))}
        value={form.choices.lunarYearPassed ? 'yes' : 'no'}
        onChange={(answer) => form.choose({ lunarYearPassed: answer === 'yes' })}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]"
      />
    </Card>
  );
}
