import { numbersOf, weekday } from '@manasik/core/calendar/civil-date';
import { dateIn, timeIn } from '@manasik/core/calendar/zone-date';
import { groupBy } from '@manasik/core/collections/group-by';
import { type DueOptions, nextDue } from '@manasik/core/reminders/next-due';
import { createEventsAsync, type DateArray, type EventAttributes } from 'ics';
import { foldedByBytes } from '../../shared/ics/fold-lines.ts';
import type { Reminder } from './reminders-store.ts';
import type { ReminderBasis } from './use-due.ts';

const dayMs = 86_400_000;
/** Prayers move every day, so each is an event of its own, for so many days. */
const datedDays = 60;
// A Hijri day comes once a year.
const hijriDays = 800;
/** A zone whose clocks change has repeated times for so many days. */
const repeatedDays = 400;

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
  const { day, at, timezone } = reminder;
  const options = basis.optionsFor(at, timezone);
  const event = (due: number): EventAttributes => eventAt(due, reminder, { now, timeZone: options.timeZone });
  const dues = (days: number) => duesOf(reminder, { from: now.getTime(), days, options });
  if (at.kind === 'clock' && (day.kind === 'daily' || day.kind === 'weekly')) {
    const ofWeekday = groupBy(dues(repeatedDays), (due) =>
      day.kind === 'weekly' ? weekday(dateIn(options.timeZone, due)) : 0,
    );
    const frequency = day.kind === 'weekly' ? 'FREQ=WEEKLY' : 'FREQ=DAILY';
    return [...ofWeekday.values()].flatMap((each) => seriesOf(each, frequency, event));
  }
  if (day.kind === 'once') return dues(Number.POSITIVE_INFINITY).map(event);
  return dues(day.kind === 'hijri' ? hijriDays : datedDays).map(event);
}

/**
 * Repeated events, in UTC: the app reminds at the clock time of the zone that was set, and a calendar that shows local
 * times would move it for a traveller. Each stretch between two changes of that zone's clocks is a series of its own.
 */
function seriesOf(
  dues: readonly number[],
  frequency: string,
  event: (due: number) => EventAttributes,
): EventAttributes[] {
  const stretches: number[][] = [];
  for (const due of dues) {
    const stretch = stretches.at(-1);
    if (stretch?.[0] !== undefined && (due - stretch[0]) % dayMs === 0) stretch.push(due);
    else stretches.push([due]);
  }
  const isEndless = stretches.length === 1;
  return stretches.map(([first = Number.NaN, ...others]) => ({
    ...event(first),
    recurrenceRule: isEndless ? frequency : `${frequency};COUNT=${others.length + 1}`,
  }));
}

interface Span {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly days: number;
  readonly options: DueOptions;
}

function duesOf(reminder: Reminder, { from, days, options }: Span): number[] {
  const last = from + days * dayMs;
  const dues: number[] = [];
  let due = nextDue(reminder, from, options);
  while (due !== null && due <= last) {
    dues.push(due);
    due = nextDue(reminder, due, options);
  }
  return dues;
}

function eventAt(
  due: number,
  { id, text }: Reminder,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): EventAttributes {
  const event = {
    uid: `${id}-${dateIn(timeZone, due)}@reminders.manasik`,
    title: text,
    start: localTime(due, 'UTC'),
    startInputType: 'utc' as const,
    duration: { minutes: 5 },
    timestamp: now.getTime(),
    transp: 'TRANSPARENT' as const,
    busyStatus: 'FREE' as const,
    alarms: [{ action: 'display' as const, description: text, trigger: { minutes: 0, before: true } }],
  };
  // The library also reads `timestamp`, which its type lacks.
  return event;
}

function localTime(instant: number, timeZone: string): DateArray {
  const [hours = 0, minutes = 0] = timeIn(timeZone, instant).split(':').map(Number);
  return [...numbersOf(dateIn(timeZone, instant)), hours, minutes];
}
