import { useRef } from 'react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { SheetState } from '../../../ui/use-sheet.ts';
import { useMetricFormat } from '../use-metric-format.ts';
import { changeGoals, forgetStepGoal, glassMillilitres, goalLimits, useGoals } from './goals.ts';

/** The goals of each day, saved on this device at once. */
export function GoalsSheet({ sheet }: { sheet: SheetState }) {
  const t = useTranslations('health.goals');
  const common = useTranslations('common');
  const format = useMetricFormat();
  return (
    <Sheet sheet={sheet} title={t('title')} description={t('text')} closeLabel={common('close')}>
      <div className="flex flex-col gap-4">
        <StepGoalPart />
        <GoalStepper goal="glasses" />
        <p className="text-sm text-quiet">
          {t('glassesHint', { size: format.millilitres(glassMillilitres) })}
        </p>
      </div>
    </Sheet>
  );
}

/** The goal for steps, where it comes from, and the way back to the suggested one. */
function StepGoalPart() {
  const t = useTranslations('health.goals');
  const { by } = useGoals();
  const holder = useRef<HTMLDivElement>(null);
  return (
    <div ref={holder} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      <GoalStepper goal="steps" />
      {by === 'own' ? (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => {
            forgetStepGoal();
            // The button is gone afterwards.
            holder.current?.focus();
          }}
        >
          {t('suggested')}
        </Button>
      ) : (
        by !== 'usual' && <p className="text-sm text-quiet">{t(by)}</p>
      )}
    </div>
  );
}

function GoalStepper({ goal }: { goal: 'steps' | 'glasses' }) {
  const t = useTranslations('health.goals');
  const { number } = useFormatter();
  const { [goal]: value } = useGoals();
  const { least, greatest, each } = goalLimits[goal];
  const name = t(goal);
  return (
    // The stepper counts in ones. Without a goal it begins below the least one.
    <Stepper
      label={name}
      value={(value ?? 0) / each}
      min={least / each}
      max={greatest / each}
      text={value === null ? '–' : number(value)}
      lessLabel={t('less', { name })}
      moreLabel={t('more', { name })}
      onChange={(next) => changeGoals({ [goal]: next * each })}
    />
  );
}
