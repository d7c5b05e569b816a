import { hajjKinds, schools } from '@manasik/core/guide/rites';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useGuideProgress } from './use-guide-progress.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';

const noAnswer = 'none';

/** The five questions. Each is optional, and an answer can be cleared. */
export function ChoiceFields() {
  const t = useTranslations('guide.choices');
  const { choices, setChoices } = useGuideProgress();
  const open = { value: noAnswer, label: t('none') } as const;
  const threeAcross = 'sm:grid-cols-3';
  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => event.preventDefault()}>
      <ChoiceCards
        legend={t('kind.legend')}
        choices={[
          ...hajjKinds.map((kind) => ({
            value: kind,
            label: t(`kind.${kind}`),
            hint: t(`kind.${kind}Text`),
          })),
          open,
        ]}
        value={choices.kind ?? noAnswer}
        onChange={(kind) => setChoices({ kind: kind === noAnswer ? null : kind })}
        className="lg:grid-cols-2"
      />
      <ChoiceCards
        legend={t('school.legend')}
        hint={t('school.hint')}
        choices={[...schools.map((school) => ({ value: school, label: t(`school.${school}`) })), open]}
        value={choices.school ?? noAnswer}
        onChange={(school) => setChoices({ school: school === noAnswer ? null : school })}
        className={threeAcross}
      />
      <ChoiceCards
        legend={t('sex.legend')}
        choices={[{ value: 'woman', label: t('sex.woman') }, { value: 'man', label: t('sex.man') }, open]}
        value={choices.sex ?? noAnswer}
        onChange={(sex) => setChoices({ sex: sex === noAnswer ? null : sex })}
        className={threeAcross}
      />
      <YesOrNo
        name="firstTime"
        value={choices.isFirstTime}
        onChange={(isFirstTime) => setChoices({ isFirstTime })}
      />
      <YesOrNo
        name="wheelchair"
        value={choices.usesWheelchair}
        onChange={(usesWheelchair) => setChoices({ usesWheelchair })}
      />
    </form>
  );
}

interface YesOrNoProps {
  name: 'firstTime' | 'wheelchair';
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}

function YesOrNo({ name, value, onChange }: YesOrNoProps) {
  const t = useTranslations('guide.choices');
  return (
    <ChoiceCards
      legend={t(`${name}.legend`)}
      choices={[
        { value: 'yes', label: t(`${name}.yes`) },
        { value: 'no', label: t(`${name}.no`) },
        { value: noAnswer, label: t('none') },
      ]}
      value={value === null ? noAnswer : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === noAnswer ? null : answer === 'yes')}
      className="sm:grid-cols-3"
    />
  );
}
