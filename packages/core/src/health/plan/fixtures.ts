import { addDays } from '../../calendar/civil-date.ts';
import type { PlanSettings } from './plan-settings.ts';

/** A Monday. */
export const start = '2027-01-04';

/** Sixteen weeks from it for someone without concerns. */
export const plain: PlanSettings = {
  startsOn: start,
  departsOn: addDays(start, 16 * 7),
  dailyMetres: 4_000,
  restWeekdays: [5],
  age: 45,
  concerns: [],
  clinician: 'not-needed',
  missedWeeks: [],
  done: {},
};
