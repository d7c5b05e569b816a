import { firstWalkAhead } from '@manasik/core/health/plan/session-on';
import {
  adherenceOf,
  outcomeOf,
  type TrainingPlan,
  trainingPlan,
  weekAt,
} from '@manasik/core/health/plan/training-plan';
import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { useMemo } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { HealthScore, useMeasuredDays } from '../score/health-score.tsx';
import { OtherWeeks } from './other-weeks.tsx';
import { PlanCalendar } from './plan-calendar.tsx';
import { ThisWeek } from './this-week.tsx';
import { usePlanWords } from './use-plan-words.ts';

/** The plan, this week first; or the reason why there is none. */
export function PlanView({ settings }: { settings: PlanSettings }) {
  const t = useTranslations('training');
  const today = useToday();
  const result = useMemo(() => trainingPlan(settings), [settings]);
  const reason = settings.departsOn <= today ? 'past' : result.reason;
  if (reason !== null || result.plan === null) {
    return (
      <p role="status" className="rounded-control bg-gold-soft px-4 py-3">
        {t(`reasons.${reason ?? 'invalid'}`)}
      </p>
    );
  }
  const { plan } = result;
  const current = weekAt(plan, today);
  if (!current) return null;
  const total = plan.weeks.length;
  const rest = { total, done: settings.done, today };
  return (
    <>
      <ThisWeek week={current} firstWalk={firstWalkAhead(plan, today)} {...rest} />
      <Goal plan={plan} />
      <OtherWeeks
        id="coming-weeks"
        title={t('coming')}
        weeks={plan.weeks.filter(({ number }) => number > current.number)}
        {...rest}
      />
      <OtherWeeks
        id="past-weeks"
        title={t('over')}
        weeks={plan.weeks.filter(({ number }) => number < current.number)}
        {...rest}
        areOver
      />
      <AccountScore planShare={adherenceOf(plan, settings.done, today)} />
      <PlanCalendar plan={plan} today={today} />
    </>
  );
}

/** The health score from the measurements of the account. */
function AccountScore({ planShare }: { planShare: number | null }) {
  return <HealthScore days={useMeasuredDays()} planShare={planShare} />;
}

function Goal({ plan }: { plan: TrainingPlan }) {
  const t = useTranslations('training.goal');
  const { distance } = usePlanWords();
  const { day, long } = plan.reached;
  return (
    <section aria-labelledby="plan-goal" className="flex flex-col gap-2">
      <h2 id="plan-goal" className="display text-2xl">
        {t('title')}
      </h2>
      <p>{t(outcomeOf(plan), { day: distance(day), long: distance(long) })}</p>
    </section>
  );
}
