import type { Reply } from '../../platform/api/index.ts';
import { isRecord } from '../../platform/storage/is-record.ts';
import { keep } from '../../platform/storage/kept.ts';

export type Reminder = Reply<'GET /api/reminders'>['reminders'][number];

interface KeptReminders {
  /** Id of the account. */
  owner: string;
  reminders: Reminder[];
}

const isKept = (value: unknown): value is KeptReminders =>
  isRecord(value) &&
  typeof value['owner'] === 'string' &&
  Array.isArray(value['reminders']) &&
  value['reminders'].every((one) => isRecord(one) && isRecord(one['day']) && isRecord(one['at']));

/** The reminders of the account as the server last sent them, so that they are due offline. */
export const keptReminders = keep<KeptReminders>('manasik-account-reminders', isKept);

/** The reminders of an account as this device last read them; null before that. */
export function currentReminders(owner: string): readonly Reminder[] | null {
  const kept = keptReminders.get();
  return kept?.owner === owner ? kept.reminders : null;
}
