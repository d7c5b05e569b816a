import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { walkingWeeks } from '@manasik/core/health/plan/programmes';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ProgrammeWeeks } from './programme-weeks.tsx';

export function WalkingProgramme({ done }: { done: PlanSettings['done'] }) {
  const t = useTranslations('programmes');
  return (
    <ProgrammeWeeks
      titleId="walking"
      title={t('walking.title')}
      about={t('walking.about')}
      text={t('walking.text')}
      weeks={walkingWeeks}
      done={done}
      titleOf={({ kind }) => t(`walking.kinds.${kind}`)}
      textOf={({ kind, minutes }) => `${t('minutes', { minutes })}. ${t(`walking.hints.${kind}`)}`}
    />
  );
}
