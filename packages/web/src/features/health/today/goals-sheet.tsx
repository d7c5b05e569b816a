import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { SheetState } from '../../../ui/use-sheet.ts';
import { useMetricFormat } from '../use-metric-format.ts';
import { changeGoals, type Goals, glassMillilitres, goalLimits, useGoals } from './goals.ts';

/** The goals of each day, saved on this device at once. */
export function GoalsSheet({ sheet }: { sheet: SheetState }) {
  const t = useTranslations('health.goals');
  const common = useTranslations('common');
  const format = useMetricFormat();
  return (
    <Sheet sheet={sheet} title={t('title')} description={t('text')} closeLabel={common('close')}>
      <div className="flex flex-col gap-4">
        <GoalStepper goal="steps" />
        <GoalStepper goal="glasses" />
        <p className="text-sm text-quiet">
          {t('glassesHint', { size: format.millilitres(glassMillilitres) })}
        </p>
      </div>
    </Sheet>
  );
}

function GoalStepper({ goal }: { goal: keyof Goals }) {
  const t = useTranslations('health.goals');
  const { number } = useFormatter();
  const { [goal]: value } = useGoals();
  const { least, greatest, each } = goalLimits[goal];
  const name = t(goal);
  return (
    // The stepper counts in ones.
    <Stepper
      label={name}
      value={value / each}
      min={least / each}
      max={greatest / each}
      text={number(value)}
      lessLabel={t('less', { name })}
      moreLabel={t('more', { name })}
      onChange={(next) => changeGoals({ [goal]: next * each })}
    />
  );
}
