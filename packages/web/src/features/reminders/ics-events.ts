import { numbersOf } from '@manasik/core/calendar/civil-date';
import { dateIn, timeIn } from '@manasik/core/calendar/zone-date';
import { nextDue } from '@manasik/core/reminders/next-due';
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { foldedByBytes } from '../../shared/ics/fold-lines.ts';
import type { Reminder } from './reminders-store.ts';
import type { ReminderBasis } from './use-due.ts';

const dayMs = 86_400_000;
/** Prayers move every day, so each is an event of its own, for so many days. */
const datedDays = 60;
/** The times of prayers are slow to calculate, so a file has them for so many reminders. */
const datedReminders = 20;
// A Hijri day comes once a year.
const hijriDays = 800;
const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

interface FileOptions {
  name: string;
  language: string;
  now: Date;
  basis: ReminderBasis;
}

/** An iCalendar file (RFC 5545) of the reminders, each with an alarm. Reminders that are over are left out. */
export function remindersFile(
  reminders: readonly Reminder[],
  { name, language, now, basis }: FileOptions,
): string {
  const events = nearest(reminders, now, basis).flatMap((reminder) => eventsOf(reminder, now, basis));
  const { error, value } = createEvents(events, {
    calName: name,
    productId: `-//Manasik//Reminders//${language.toUpperCase()}`,
  });
  if (error) throw error;
  if (!value) throw new Error('The calendar file is empty');
  return foldedByBytes(value);
}

/** All reminders, but of those of a prayer on many days only the first that are due. */
function nearest(reminders: readonly Reminder[], now: Date, basis: ReminderBasis): readonly Reminder[] {
  const many = reminders.filter(
    ({ day, at }) => at.kind === 'prayer' && day.kind !== 'once' && day.kind !== 'hijri',
  );
  if (many.length <= datedReminders) return reminders;
  const dues = new Map(
    many.map((reminder) => [
      reminder,
      nextDue(reminder, now.getTime(), basis.optionsFor(reminder.at, reminder.timezone)),
    ]),
  );
  const dueOf = (reminder: Reminder) => dues.get(reminder) ?? Number.POSITIVE_INFINITY;
  const left = new Set(many.toSorted((a, b) => dueOf(a) - dueOf(b)).slice(datedReminders));
  return reminders.filter((reminder) => !left.has(reminder));
}

function eventsOf(reminder: Reminder, now: Date, basis: ReminderBasis): EventAttributes[] {
  const { id, day, at, timezone } = reminder;
  const options = basis.optionsFor(at, timezone);
  const isRepeated = at.kind === 'clock' && (day.kind === 'daily' || day.kind === 'weekly');
  const event = (instant: number) => ({
    uid: isRepeated
      ? `${id}@reminders.manasik`
      : `${id}-${dateIn(options.timeZone, instant)}@reminders.manasik`,
    title: reminder.text,
    // A repeated time is that of the local clock, also after clocks change; a dated one is an instant.
    ...(isRepeated
      ? {
          start: localTime(instant, options.timeZone),
          startInputType: 'local' as const,
          startOutputType: 'local' as const,
        }
      : { start: localTime(instant, 'UTC'), startInputType: 'utc' as const }),
    duration: { minutes: 5 },
    timestamp: now.getTime(),
    transp: 'TRANSPARENT' as const,
    busyStatus: 'FREE' as const,
    alarms: [
      { action: 'display' as const, description: reminder.text, trigger: { minutes: 0, before: true } },
    ],
  });
  const span = (day.kind === 'hijri' ? hijriDays : datedDays) * dayMs;
  const last = day.kind === 'once' ? Number.POSITIVE_INFINITY : now.getTime() + span;
  const events: EventAttributes[] = [];
  let due = nextDue(reminder, now.getTime(), options);
  while (due !== null && due <= last) {
    if (isRepeated) return [{ ...event(due), recurrenceRule: repetition(reminder) }];
    events.push(event(due));
    due = nextDue(reminder, due, options);
  }
  return events;
}

const repetition = ({ day }: Reminder): string =>
  day.kind === 'weekly'
    ? `FREQ=WEEKLY;BYDAY=${day.weekdays.map((one) => weekdayCodes[one - 1]).join()}`
    : 'FREQ=DAILY';

function localTime(instant: number, timeZone: string): DateArray {
  const [hours = 0, minutes = 0] = timeIn(timeZone, instant).split(':').map(Number);
  return [...numbersOf(dateIn(timeZone, instant)), hours, minutes];
}
