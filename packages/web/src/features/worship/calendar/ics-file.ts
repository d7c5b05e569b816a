import { addDays, type CivilDate, numbersOf } from '@manasik/core/calendar/civil-date';
import { createEvents } from 'ics';

/** An event of whole days. */
export interface WholeDays {
  /** The same for the same days in every file, so that importing again does not double them. */
  uid: string;
  from: CivilDate;
  /** The last day itself. */
  to: CivilDate;
  title: string;
  description: string;
}

interface FileOptions {
  name: string;
  language: string;
  now: Date;
}

/** The text of an iCalendar file (RFC 5545) of events that take no time away from anybody. */
export function icsFile(events: readonly WholeDays[], { name, language, now }: FileOptions): string {
  const { error, value } = createEvents(
    events.map(({ uid, from, to, title, description }) => ({
      uid,
      title,
      description,
      start: numbersOf(from),
      // RFC 5545 §3.6.1: the end of whole days is the day after the last.
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
 * Lines of at most 75 bytes, broken between characters (RFC 5545 §3.1). The package counts characters, of which
 * 75 in Arabic or Bengali are up to 225 bytes.
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
      // The space counts.
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
