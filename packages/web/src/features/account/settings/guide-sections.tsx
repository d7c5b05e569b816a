import { hajjKinds, schools } from '@manasik/core/guide/rites';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import type { OwnGuide } from './guide-choices.ts';
import { SectionLead } from './section-frame.tsx';

const noAnswer = 'none';

export function KindSection({ choices, setChoices }: OwnGuide) {
  const t = useTranslations('guide.choices');
  return (
    <ChoiceRows
      legend={t('kind.legend')}
      choices={[
        ...hajjKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`), hint: t(`kind.${kind}Text`) })),
        { value: noAnswer, label: t('none') },
      ]}
      value={choices.kind ?? noAnswer}
      onChange={(kind) => setChoices({ kind: kind === noAnswer ? null : kind })}
    />
  );
}

export function SchoolSection({ choices, setChoices }: OwnGuide) {
  const t = useTranslations('guide.choices');
  return (
    <>
      <SectionLead>{t('school.hint')}</SectionLead>
      <ChoiceRows
        legend={t('school.legend')}
        choices={[
          ...schools.map((school) => ({ value: school, label: t(`school.${school}`) })),
          { value: noAnswer, label: t('none') },
        ]}
        value={choices.school ?? noAnswer}
        onChange={(school) => setChoices({ school: school === noAnswer ? null : school })}
      />
    </>
  );
}
