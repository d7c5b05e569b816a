import { dailyTimes } from '@manasik/core/prayer/next-prayer';
import { reminderLimits } from '@manasik/core/reminders/reminder-rule';
import { z } from 'zod';
import { CivilDate, text, TimeZone } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'reminder.notFound': 404,
  'reminder.tooMany': 409,
} as const;
const route = routeWith(errors);

const isSortedSet = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));

export const ReminderDay = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('once'), date: CivilDate }),
  z.strictObject({ kind: z.literal('daily') }),
  z.strictObject({
    kind: z.literal('weekly'),
    /** 1 (Monday) to 7 (Sunday), in order, each once. */
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1)
      .max(7)
      .refine(isSortedSet, { params: { code: 'format' } }),
  }),
  z.strictObject({ kind: z.literal('hijri'), month: z.int().min(1).max(12), day: z.int().min(1).max(30) }),
]);

export const ReminderTime = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('clock'), time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/) }),
  z.strictObject({
    kind: z.literal('prayer'),
    prayer: z.enum(dailyTimes),
    /** After the prayer; before it if negative. */
    offsetMinutes: z.int().min(-reminderLimits.offsetMinutes).max(reminderLimits.offsetMinutes),
  }),
]);

/** The fields of a reminder that the user decides. */
const content = {
  text: text(reminderLimits.textLength),
  day: ReminderDay,
  at: ReminderTime,
  /** The zone of clock times and of days. */
  timezone: TimeZone,
};

const Instant = z.iso.datetime();
/** From 2000 to 2076, which the database and the calendar can hold. */
const SentInstant = Instant.refine((value) => value >= '2000', { params: { code: 'tooSmall' } }).refine(
  (value) => value < '2077',
  { params: { code: 'tooBig' } },
);

export const Reminder = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  day: ReminderDay,
  at: ReminderTime,
  timezone: z.string(),
  /** The instant at which the day or time was last set; earlier occurrences do not count. */
  startsAt: Instant,
  /** Occurrences up to this instant were ticked off or snoozed. */
  doneUntil: Instant.nullable(),
  snoozedUntil: Instant.nullable(),
});
export type Reminder = z.output<typeof Reminder>;

/** The device generates the id, so that a repeated request adds nothing. */
export const NewReminder = z.strictObject({ id: z.uuid(), ...content });
export type NewReminder = z.output<typeof NewReminder>;

/** Missing fields are unchanged. */
export const ReminderChange = z.strictObject(content).partial();
export type ReminderChange = z.output<typeof ReminderChange>;

const byId = z.strictObject({ id: z.uuid() });
const limit = { most: 120, windowSeconds: 60 };

export const listReminders = route({
  method: 'GET',
  path: '/api/reminders',
  summary: `The user's reminders, at most ${reminderLimits.count}, oldest first`,
  access: 'user',
  reply: z.strictObject({ reminders: z.array(Reminder) }),
});

export const createReminder = route({
  method: 'POST',
  path: '/api/reminders',
  limit,
  summary: 'Add a reminder; the same id again changes nothing and returns the stored one',
  access: 'user',
  body: NewReminder,
  reply: Reminder,
  status: 201,
  errors: ['reminder.tooMany'],
});

export const changeReminder = route({
  method: 'PATCH',
  path: '/api/reminders/:id',
  limit,
  summary: 'Change a reminder; another day, time or zone starts it anew',
  access: 'user',
  params: byId,
  body: ReminderChange,
  reply: Reminder,
  errors: ['reminder.notFound'],
});

export const deleteReminder = route({
  method: 'DELETE',
  path: '/api/reminders/:id',
  limit,
  summary: 'Delete a reminder',
  access: 'user',
  params: byId,
  errors: ['reminder.notFound'],
});

export const snoozeReminder = route({
  method: 'POST',
  path: '/api/reminders/:id/snooze',
  limit,
  summary: 'Show a due reminder again some minutes after `until`; a repetition changes nothing',
  access: 'user',
  params: byId,
  body: z.strictObject({ minutes: z.int().min(1).max(reminderLimits.snoozeMinutes), until: SentInstant }),
  reply: Reminder,
  errors: ['reminder.notFound'],
});

export const finishReminder = route({
  method: 'POST',
  path: '/api/reminders/:id/done',
  limit,
  summary: 'Tick off the occurrences of a reminder up to `until`; a repetition changes nothing',
  access: 'user',
  params: byId,
  body: z.strictObject({ until: SentInstant }),
  reply: Reminder,
  errors: ['reminder.notFound'],
});
