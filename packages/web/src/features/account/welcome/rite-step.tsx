import { hajjKinds, type School, schools } from '@manasik/core/guide/rites';
import { useId } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ChoiceRows } from '../../../ui/choice-rows.tsx';
import { useWorshipSettingsChange } from '../../../shared/times/use-worship-settings.ts';
import type { OwnGuide } from '../settings/guide-choices.ts';

type RiteStepProps = { guide: OwnGuide; onDone: () => void };

export function RiteStep({ guide: { choices, setChoices }, onDone }: RiteStepProps) {
  const t = useTranslations();
  const schoolId = useId();
  const changeSettings = useWorshipSettingsChange();
  function chooseSchool(school: School | null) {
    setChoices({ school });
    // Hanafis pray Asr later.
    void changeSettings({ madhab: school === 'hanafi' ? 'hanafi' : 'shafi' });
  }
  return (
    <>
      <ChoiceRows
        legend={t('guide.choices.kind.legend')}
        choices={hajjKinds.map((kind) => ({
          value: kind,
          label: t(`guide.choices.kind.${kind}`),
          hint: t(`guide.choices.kind.${kind}Text`),
        }))}
        value={choices.kind ?? ''}
        onChange={(kind) => kind !== '' && setChoices({ kind })}
      />
      <div role="group" aria-labelledby={schoolId} className="flex flex-col gap-3">
        <h2 id={schoolId} className="font-semibold">
          {t('guide.choices.school.legend')}
        </h2>
        <div className="flex flex-wrap gap-2">
          {schools.map((school) => (
            <Chip key={school} isChosen={choices.school === school} onChoose={() => chooseSchool(school)}>
              {t(`guide.choices.school.${school}`)}
            </Chip>
          ))}
          <Chip isChosen={choices.school === null} onChoose={() => chooseSchool(null)}>
            {t('welcome.rite.unsure')}
          </Chip>
        </div>
      </div>
      <Button size="large" onClick={() => onDone()}>
        {t('welcome.next')}
      </Button>
    </>
  );
}
