import type { MetricValues } from '@manasik/core/health/metrics';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Blank } from '../../../ui/blank.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { glassMillilitres, useGoals } from './goals.ts';
import { Rings } from './rings.tsx';

/** The goals of today and how much of them is reached. `values` is undefined while unknown. */
export function TodayRings({ values }: { values: MetricValues | undefined }) {
  const t = useTranslations('health.today');
  const { number } = useFormatter();
  const goals = useGoals();
  const { steps = 0, waterMillilitres = 0 } = values ?? {};
  const glasses = waterMillilitres / glassMillilitres;
  return (
    <div className="flex flex-col gap-4">
      <Rings steps={goals.steps === null ? 0 : steps / goals.steps} water={glasses / goals.glasses}>
        <p>
          <VisuallyHidden>{`${t('steps')}: `}</VisuallyHidden>
          <span className="display block text-[min(2.9rem,17cqi)] leading-none tabular-nums">
            {values ? number(steps) : <Blank className="w-24" />}
          </span>
          <span className="mt-1 block text-sm text-quiet">
            {goals.steps === null ? t('noGoal') : t('ofSteps', { goal: number(goals.steps) })}
          </span>
        </p>
      </Rings>
      <p className="flex flex-wrap justify-center gap-x-6 gap-y-1">
        {/* The number of steps is in the middle. */}
        <span aria-hidden="true" className="flex items-center gap-2">
          <span className="size-3 rounded-full bg-primary" />
          {t('steps')}
        </span>
        <span aria-live="polite" className="flex items-center gap-2">
          <span aria-hidden="true" className="size-3 rounded-full bg-water" />
          {t('water', {
            count: values ? number(glasses, { maximumFractionDigits: 1 }) : '–',
            goal: number(goals.glasses),
          })}
        </span>
      </p>
    </div>
  );
}
