import type { CivilDate } from '../../calendar/civil-date.ts';
import type { PlanSettings } from './plan-settings.ts';
import { type PlanSession, type TrainingPlan, trainingPlan } from './training-plan.ts';

/** The session of a day; null on a day of rest, in a missed week, and without a plan. */
export function sessionOn(settings: PlanSettings, day: CivilDate): PlanSession | null {
  const weeks = trainingPlan(settings).plan?.weeks ?? [];
  const sessions = weeks.flatMap((week) => (week.isMissed ? [] : week.sessions));
  return sessions.find(({ date }) => date === day) ?? null;
}

/** The first session of the plan while its day has not come; null from that day on. */
export function firstWalkAhead({ weeks }: TrainingPlan, today: CivilDate): PlanSession | null {
  const first = weeks.find(({ isMissed, sessions }) => !isMissed && sessions.length > 0)?.sessions[0];
  return first && first.date > today ? first : null;
}
