import type { DeviceRecords } from '../../features/assistant/device-data.ts';
import { currentRows } from '../../features/health/today/measurement-store.ts';
import { currentPlan } from '../../features/health/training/training-store.ts';
import { currentReminders } from '../../features/reminders/reminders-store.ts';
import { currentItems } from '../../features/travel/items/travel-store.ts';
import { currentUser, expectedUserId } from '../../platform/session/session.ts';

/** Collects what the person who asks keeps in Health, Travel and Reminders, as this device has it. */
export function readRecords(): DeviceRecords {
  // Offline, it is the last person signed in on this device.
  const account = currentUser()?.id ?? expectedUserId();
  return {
    measurements: (account !== null && currentRows(account)) || null,
    plan: currentPlan(),
    travel: currentItems(),
    reminders: account === null ? null : currentReminders(account),
  };
}
