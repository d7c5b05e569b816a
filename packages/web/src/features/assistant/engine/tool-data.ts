import type { ToolData } from '@manasik/core/assistant/tools/types';
import type { Language } from '@manasik/core/text/languages';
import type { DeviceData, DeviceRecords } from '../device-data.ts';
import { placeFinder } from './find-place.ts';

/** The data that the tools may have. The members of a group are known to the server only. */
export function toolData(
  {
    timeZone,
    choices,
    place,
    times,
    announced,
    hijriAdjustmentDays,
    hasLeftMina,
    done,
    stepsGoal,
  }: DeviceData,
  records: DeviceRecords | null,
  language: Language,
): ToolData {
  return {
    now: new Date(),
    timeZone,
    choices,
    place: place && {
      name: place.name,
      country: place.country,
      latitude: place.latitude,
      longitude: place.longitude,
      timeZone: place.timezone,
    },
    times,
    announced,
    hijriAdjustmentDays,
    hasLeftMina,
    done: new Set(done),
    findPlace: placeFinder(language),
    missingMembers: async () => null,
    own: records && {
      measurements: async () => records.measurements,
      stepsGoal,
      plan: async () => records.plan,
      travel: async () => records.travel,
      reminders: async () => records.reminders,
    },
  };
}
