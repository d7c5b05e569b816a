import { zakatSchools } from '@manasik/core/zakat/zakat';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { Part } from './part.tsx';
import { useRefusalText } from './use-refusal-text.ts';
import type { ZakatForm } from './use-zakat-form.ts';

/** Asks for the school, which decides on debts, jewellery and the lunar year; none is assumed. */
export function SchoolCard({ form }: { form: ZakatForm }) {
  const t = useTranslations('zakat.school');
  const errorOf = useRefusalText();
  return (
    <Part title={t('legend')}>
      <ChoiceCards
        legend={t('legend')}
        isLegendHidden
        hint={form.isSchoolFromGuide && t('fromGuide')}
        error={errorOf(form.refusals.school)}
        name="school"
        choices={zakatSchools.map((value) => ({ value, label: t(value) }))}
        value={form.choices.school}
        onChange={(school) => form.choose({ school })}
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]"
      />
    </Part>
  );
}
