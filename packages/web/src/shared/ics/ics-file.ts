import { addDays, type CivilDate, numbersOf } from '@manasik/core/calendar/civil-date';
import { createEvents } from 'ics';
import { foldedByBytes } from './fold-lines.ts';

/** An all-day event. */
export interface WholeDays {
  /** The same in every file, so that importing again creates no duplicates. */
  uid: string;
  from: CivilDate;
  /** The last day, inclusive. */
  to: CivilDate;
  title: string;
  description: string;
}

/** An event at a time of day of the place where it happens, whatever the zone of the calendar. */
export interface LocalMoment extends Omit<WholeDays, 'to'> {
  /** `HH:MM` */
  at: string;
}

interface FileOptions {
  /** What the calendar program shows. */
  name: string;
  /** The part of Manasik that wrote the file, in English. */
  product: string;
  language: string;
  now: Date;
}

/** The text of an iCalendar file (RFC 5545) with events that do not block time. */
export function icsFile(
  events: readonly (WholeDays | LocalMoment)[],
  { name, product, language, now }: FileOptions,
): string {
  const { error, value } = createEvents(
    events.map((event) => ({
      uid: event.uid,
      title: inLines(event.title),
      description: inLines(event.description),
      ...('at' in event ? momentOf(event) : daysOf(event)),
      timestamp: now.getTime(),
      transp: 'TRANSPARENT' as const,
      busyStatus: 'FREE' as const,
    })),
    { calName: name, productId: `-//Manasik//${product}//${language.toUpperCase()}` },
  );
  if (error) throw error;
  if (!value) throw new Error('The calendar file is empty');
  return foldedByBytes(value);
}

// The library escapes line feeds only, and calendar programs also begin a new line at a lone carriage return.
const inLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n');

const daysOf = ({ from, to }: WholeDays) => ({
  start: numbersOf(from),
  // RFC 5545 §3.6.1: all-day events end on the day after their last.
  end: numbersOf(addDays(to, 1)),
});

/** RFC 5545 §3.3.5: a date with local time, without a zone. A phone shows it at that time in the zone where it is. */
function momentOf({ from, at }: LocalMoment) {
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  const [year, month, day] = numbersOf(from);
  const start: [number, number, number, number, number] = [year, month, day, hour, minute];
  return {
    start,
    startInputType: 'local' as const,
    startOutputType: 'local' as const,
    duration: { minutes: 1 },
  };
}
