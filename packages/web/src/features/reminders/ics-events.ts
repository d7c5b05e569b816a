import { numbersOf } from '@manasik/core/calendar/civil-date';
import { dateIn, timeIn } from '@manasik/core/calendar/zone-date';
import { nextDue } from '@manasik/core/reminders/next-due';
import { createEventsAsync, type DateArray, type EventAttributes } from 'ics';
import { foldedByBytes } from '../../shared/ics/fold-lines.ts';
import type { Reminder } from './reminders-store.ts';
import type { ReminderBasis } from './use-due.ts';

const dayMs = 86_400_000;
/** Prayers move every day, so each is an event of its own, for so many days. */
const datedDays = 60;
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
export async function remindersFile(
  reminders: readonly Reminder[],
  { name, language, now, basis }: FileOptions,
): Promise<string> {
  const events = reminders.flatMap((reminder) => eventsOf(reminder, now, basis));
  // Thousands of events take seconds on a phone, so the page must be able to react meanwhile.
  const { error, value } = await createEventsAsync(events, {
    calName: name,
    productId: `-//Manasik//Reminders//${language.toUpperCase()}`,
  });
  if (error) throw error;
  if (!value) throw new Error('The calendar file is empty');
  return foldedByBytes(value);
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
