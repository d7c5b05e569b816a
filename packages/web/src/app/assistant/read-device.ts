import { latestAnnounced } from '@manasik/core/calendar/announced';
import { hasLeftMina, leftMina } from '@manasik/core/guide/now';
import type { DeviceData } from '../../features/assistant/device-data.ts';
import { choicesOf } from '../../features/guide/progress/progress-record.ts';
import { progressStore } from '../../features/guide/progress/progress-store.ts';
import { currentGoals } from '../../features/health/today/goals.ts';
import { currentPlace } from '../../features/worship/times/place-store.ts';
import { serverNow } from '../../platform/api/server-time.ts';
import { currentWorshipSettings } from '../../shared/times/use-worship-settings.ts';

/** Collects the data that other features have of the person who asks, for the answer. */
export function readDevice(): DeviceData {
  const record = progressStore.current();
  const { method, madhab, highLatitudeRule, prayerOffsets, announcedFirst, hijriAdjustmentDays } =
    currentWorshipSettings();
  return {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    choices: choicesOf(record),
    place: currentPlace(),
    times: { method, madhab, highLatitudeRule, offsetsMinutes: prayerOffsets },
    announced: latestAnnounced(announcedFirst, DHU_AL_HIJJAH_FIRST || null),
    hijriAdjustmentDays,
    hasLeftMina: hasLeftMina(record.marks[leftMina], new Date(serverNow())),
    done: Object.values(record.marks)
      .filter(({ done }) => done)
      .map(({ item }) => item),
    stepsGoal: currentGoals().steps,
  };
}
