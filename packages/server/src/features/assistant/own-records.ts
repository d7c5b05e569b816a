import type { Metric } from '@manasik/contract/health';
import type { HealthPlan } from '@manasik/contract/health-plan';
import type { Reminder } from '@manasik/contract/reminders';
import type { StoredTravelItem } from '@manasik/contract/travel';
import type { OwnRecords } from '@manasik/core/assistant/tools/own-records';
import { addDays, type CivilDate } from '@manasik/core/calendar/civil-date';
import { todayIn } from '@manasik/core/calendar/zone-date';

/**
 * The functions that this feature needs from the features of health, travel and reminders. Each reads what belongs to
 * the user, and nothing of others. Medical cards are not among it.
 */
export interface RecordReading {
  readonly measurementsOf: (userId: string, from: CivilDate) => Promise<readonly Metric[]>;
  readonly planOf: (userId: string) => Promise<HealthPlan | null>;
  readonly travelOf: (userId: string) => Promise<readonly StoredTravelItem[]>;
  readonly remindersOf: (userId: string) => Promise<readonly Reminder[]>;
}

interface Circumstances {
  readonly now: Date;
  readonly stepsGoal: number | null;
}

const readDays = 30;

/** The records of a signed-in user, read when a tool asks for them. */
export const ownRecordsOf = (
  reading: RecordReading,
  userId: string,
  { now, stepsGoal }: Circumstances,
): OwnRecords => ({
  measurements: () => reading.measurementsOf(userId, addDays(todayIn('UTC', now), -readDays)),
  stepsGoal,
  plan: () => reading.planOf(userId),
  travel: () => reading.travelOf(userId),
  reminders: () => reading.remindersOf(userId),
});
