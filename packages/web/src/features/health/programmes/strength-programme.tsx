import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { type ExerciseDose, exerciseIds, strengthWeeks } from '@manasik/core/health/plan/programmes';
import { Armchair, Dumbbell } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { FoldRow } from '../../../ui/fold-row.tsx';
import { List } from '../../../ui/list-row.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';
import { ProgrammeWeeks } from './programme-weeks.tsx';

interface StrengthProgrammeProps {
  done: PlanSettings['done'];
  usesChair: boolean;
  onChair: (usesChair: boolean) => void;
}

export function StrengthProgramme({ done, usesChair, onChair }: StrengthProgrammeProps) {
  const t = useTranslations('programmes');
  const format = useFormatter();
  const doseOf = ({ exercise, sets, count, isHeld }: ExerciseDose) =>
    `${t(`exercises.names.${exercise}`)} (${t(isHeld ? 'exercises.held' : 'exercises.times', { sets, count })})`;
  return (
    <ProgrammeWeeks
      titleId="core"
      title={t('core.title')}
      about={t('core.about')}
      text={t('core.text')}
      weeks={strengthWeeks}
      done={done}
      titleOf={(_session, index) => t('session', { number: index + 1 })}
      textOf={({ exercises }) => format.list(exercises.map(doseOf), { type: 'unit' })}
    >
      <List>
        <SwitchRow
          icon={Armchair}
          title={t('chair.label')}
          text={t('chair.text')}
          checked={usesChair}
          onChange={onChair}
        />
        <FoldRow icon={Dumbbell} title={t('exercises.title')}>
          <dl className="flex flex-col gap-4">
            {exerciseIds.map((id) => (
              <div key={id}>
                <dt className="font-semibold">{t(`exercises.names.${id}`)}</dt>
                <dd>{t(usesChair ? `exercises.chair.${id}` : `exercises.how.${id}`)}</dd>
              </div>
            ))}
          </dl>
          <p>{t('exercises.breathe')}</p>
        </FoldRow>
      </List>
    </ProgrammeWeeks>
  );
}
