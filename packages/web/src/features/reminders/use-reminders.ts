import { useEffect } from 'react';
import { api, ApiError, type Reply } from '../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../platform/api/query.ts';
import { useUser } from '../../platform/session/session.ts';
import { keptReminders, type Reminder } from './reminders-store.ts';

type Replied = Reply<'GET /api/reminders'>;
const listKey = queryKey('GET /api/reminders');

/** The user's reminders: those of the server, otherwise those stored on this device. Undefined while unknown. */
export function useReminders() {
  const { user } = useUser();
  const owner = user?.id;
  const query = useApi('GET /api/reminders', undefined, { enabled: owner !== undefined });
  const kept = keptReminders.use();
  const fresh = query.data?.reminders;
  useEffect(() => {
    if (fresh && owner !== undefined) keptReminders.set({ owner, reminders: fresh });
  }, [fresh, owner]);
  const stored = kept && kept.owner === owner ? kept.reminders : undefined;
  return { reminders: fresh ?? stored, query };
}

const update = (change: (list: readonly Reminder[]) => Reminder[]): void => {
  queryClient.setQueryData<Replied>(listKey, (known) => known && { reminders: change(known.reminders) });
};

function put(reminder: Reminder): void {
  update((list) =>
    list.some(({ id }) => id === reminder.id)
      ? list.map((one) => (one.id === reminder.id ? reminder : one))
      : [...list, reminder],
  );
}

type Content = Pick<Reminder, 'text' | 'day' | 'at' | 'timezone'>;

/** Adds a reminder. A repetition with the same id adds nothing. */
export async function addReminder(id: string, { text, day, at, timezone }: Content): Promise<void> {
  put(await api('POST /api/reminders', { body: { id, text, day, at, timezone } }));
}

export async function changeReminder(id: string, { text, day, at, timezone }: Content): Promise<void> {
  put(await api('PATCH /api/reminders/:id', { params: { id }, body: { text, day, at, timezone } }));
}

export async function removeReminder(id: string): Promise<void> {
  try {
    await api('DELETE /api/reminders/:id', { params: { id } });
  } catch (error) {
    // Another device has already removed it.
    if (!(error instanceof ApiError && error.code === 'reminder.notFound')) throw error;
  }
  update((list) => list.filter((one) => one.id !== id));
}

/** The instant up to which a reminder is done at `now`, if it was due at `due` (ms since 1970), or will be. */
export const handledUntil = (due: number, now: number): string => new Date(Math.max(due, now)).toISOString();

export async function finishReminder(id: string, until: string): Promise<void> {
  put(await api('POST /api/reminders/:id/done', { params: { id }, body: { until } }));
}

export async function snoozeReminder(id: string, minutes: number, until: string): Promise<void> {
  put(await api('POST /api/reminders/:id/snooze', { params: { id }, body: { minutes, until } }));
}
