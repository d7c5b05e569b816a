import { addDays, type CivilDate, numbersOf } from '@manasik/core/calendar/civil-date';
import { createEvents } from 'ics';

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
  name: string;
  language: string;
  now: Date;
}

/** The text of an iCalendar file (RFC 5545) with events that do not block time. */
export function icsFile(events: readonly WholeDays[], { name, language, now }: FileOptions): string {
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
    { calName: name, productId: `-//Manasik//Islamic calendar//${language.toUpperCase()}` },
  );
  if (error) throw error;
  if (!value) throw new Error('The calendar file is empty');
  return foldedByBytes(value);
}

const lineBytes = 75;
const encoder = new TextEncoder();

/**
 * Folds lines at 75 bytes between characters (RFC 5545 §3.1). The package counts characters, and 75 in Arabic or
 * Bengali are up to 225 bytes.
 */
function foldedByBytes(text: string): string {
  const lines = text.replaceAll(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(folded).join('\r\n');
}

function folded(line: string): string {
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      result += '\r\n ';
      // The space at the start of a folded line counts.
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
