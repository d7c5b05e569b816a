import type { CivilDate } from '../../calendar/civil-date.ts';
import type { PlanSettings } from './plan-settings.ts';
import { type PlanSession, trainingPlan } from './training-plan.ts';

/** The session of a day; null on a day of rest, in a missed week, and without a plan. */
export function sessionOn(settings: PlanSettings, day: CivilDate): PlanSession | null {
  const weeks = trainingPlan(settings).plan?.weeks ?? [];
  const sessions = weeks.flatMap((week) => (week.isMissed ? [] : week.sessions));
  return sessions.find(({ date }) => date === day) ?? null;
}
