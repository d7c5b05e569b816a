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

interface FileOptions {
  /** What the calendar program shows. */
  name: string;
  /** The part of Manasik that wrote the file, in English. */
  product: string;
  language: string;
  now: Date;
}

/** The text of an iCalendar file (RFC 5545) with events that do not block time. */
export function icsFile(events: readonly WholeDays[], { name, product, language, now }: FileOptions): string {
  const { error, value } = createEvents(
    events.map(({ uid, from, to, title, description }) => ({
      uid,
      title,
      description,
      start: numbersOf(from),
      // RFC 5545 §3.6.1: all-day events end on the day after their last.
      end: numbersOf(addDays(to, 1)),
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
