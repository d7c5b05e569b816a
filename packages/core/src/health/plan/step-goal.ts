import type { CivilDate } from '../../calendar/civil-date.ts';
import type { PlanSettings } from './plan-settings.ts';
import { seesClinicianFirst, trainingPlan, weekAt } from './training-plan.ts';

/**
 * `usual`: for everyone without a plan; `plan`: this week of the plan; `present`: what the person walks now, because a
 * clinician has not agreed to more; `ask`: none, because a clinician has not agreed and the present level is not known.
 */
export type StepGoal =
  | { readonly by: 'usual' | 'plan' | 'present'; readonly steps: number }
  | { readonly by: 'ask'; readonly steps: null };

const usualSteps = 10_000;
export const stepGoalEach = 500;
// About 2,000 steps in a mile of 1.6 km: wise-geek.com/how-many-steps-in-a-mile-walked.htm (read 2026-11-28). People with
// a shorter step reach the goal before the distance of the plan, so the goal never asks for more than the plan.
const metresAStep = 0.8;

const stepsOf = (metres: number): number => Math.floor(metres / metresAStep / stepGoalEach) * stepGoalEach;

/** The goal to suggest for a day. A person's own goal comes before it. */
export function suggestedSteps(
  screening: Pick<PlanSettings, 'concerns' | 'clinician'> | null,
  plan: PlanSettings | null,
  today: CivilDate,
): StepGoal {
  if (screening !== null && seesClinicianFirst(screening)) {
    const steps = plan === null ? 0 : stepsOf(plan.dailyMetres);
    return steps > 0 ? { by: 'present', steps } : { by: 'ask', steps: null };
  }
  if (plan === null) return { by: 'usual', steps: usualSteps };
  return { by: 'plan', steps: Math.max(stepGoalEach, stepsOf(dayMetres(plan, today))) };
}

/** The usual day of this week. After the departure it is the farthest that was trained, without a plan the present level. */
function dayMetres(settings: PlanSettings, today: CivilDate): number {
  const { plan } = trainingPlan(settings);
  if (plan === null) return settings.dailyMetres;
  if (today >= settings.departsOn) return plan.reached.day;
  return weekAt(plan, today)?.dayMetres ?? settings.dailyMetres;
}
