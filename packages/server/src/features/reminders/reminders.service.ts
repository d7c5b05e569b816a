import { isDeepStrictEqual } from 'node:util';
import type { NewReminder, Reminder, ReminderChange } from '@manasik/contract/reminders';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { ReminderRow, RemindersRepository } from './reminders.repository.ts';

const minuteMs = 60_000;

const shown = (row: ReminderRow): Reminder => ({
  id: row.id,
  text: row.text,
  // Stored as the contract has it. PostgreSQL orders the keys of JSON differently, which changes nothing.
  day: row.day as Reminder['day'],
  at: row.at,
  timezone: row.timezone,
  startsAt: row.startsAt.toISOString(),
  doneUntil: row.doneUntil?.toISOString() ?? null,
  snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
});

export function createRemindersService(repository: RemindersRepository, clock: Clock) {
  const change = async (...asked: Parameters<RemindersRepository['change']>): Promise<Reminder> => {
    const row = await repository.change(...asked);
    if (!row) throw new AppError('reminder.notFound');
    return shown(row);
  };

  /** Occurrences up to the instant were seen. A request that arrives after a later one changes nothing. */
  const handleUpTo = (
    userId: string,
    id: string,
    instant: string,
    others: (stored: ReminderRow) => { snoozedUntil?: Date | null },
  ): Promise<Reminder> => {
    const doneUntil = new Date(instant);
    return change(userId, id, (stored) =>
      stored.doneUntil && stored.doneUntil > doneUntil ? {} : { doneUntil, ...others(stored) },
    );
  };

  return {
    list: async (userId: string): Promise<{ reminders: Reminder[] }> => ({
      reminders: (await repository.list(userId)).map(shown),
    }),

    add: async (userId: string, reminder: NewReminder): Promise<Reminder> => {
      const now = clock.now();
      return shown(await repository.add({ ...reminder, userId, createdAt: now, startsAt: now }));
    },

    change: (userId: string, id: string, { text, ...sent }: ReminderChange): Promise<Reminder> =>
      change(userId, id, ({ day, at, timezone }) => {
        const stored = { day, at, timezone };
        const rule = { day: sent.day ?? day, at: sent.at ?? at, timezone: sent.timezone ?? timezone };
        return {
          ...(text !== undefined && { text }),
          // A form sends the whole rule. A snooze must outlive a change of the text alone.
          ...(!isDeepStrictEqual(stored, rule) && {
            ...rule,
            startsAt: clock.now(),
            doneUntil: null,
            snoozedUntil: null,
          }),
        };
      }),

    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw new AppError('reminder.notFound');
    },

    snooze: (userId: string, id: string, minutes: number, until: string): Promise<Reminder> => {
      const snoozedUntil = new Date(Date.parse(until) + minutes * minuteMs);
      // A repeat of the request must not bring back what was done at the same instant.
      return handleUpTo(userId, id, until, (stored) =>
        stored.doneUntil?.getTime() === Date.parse(until) ? {} : { snoozedUntil },
      );
    },

    finish: (userId: string, id: string, until: string): Promise<Reminder> =>
      handleUpTo(userId, id, until, ({ snoozedUntil }) => (snoozedUntil ? { snoozedUntil: null } : {})),
  };
}

export type RemindersService = ReturnType<typeof createRemindersService>;
