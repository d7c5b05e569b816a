import { offsetMs } from '@manasik/core/calendar/zone-clock';
import { fitDays, googleMinutes, googlePulse, googleSleeps, googleWeights } from './google-csv.ts';
import { fitbitDays, fitbitMinutes, fitbitPulse, fitbitSleep } from './fitbit-json.ts';
import type { ReadGoogle } from './google-file.ts';
import { importLimits } from './limits.ts';

const date = String.raw`\d{4}-\d\d-\d\d`;
// Browsers add " (1)" to a second download.
const json = (name: string): RegExp => new RegExp(`(?:^|/)${name}-${date}[^/]*\\.json$`, 'i');
const csv = (name: string): RegExp => new RegExp(`(?:^|/)${name}_${date}[^/]*\\.csv$`, 'i');

/**
 * The files of Google Takeout that we read: Google Fit, Fitbit in its older form (JSON), and Google Health, the newer
 * form (CSV). Fitbit's file of weights is left out: it does not contain the unit.
 */
const kinds: readonly { readonly name: RegExp; readonly read: ReadGoogle }[] = [
  { name: /(?:^|\/)(?:daily activity metrics|daily summaries)[^/]*\.csv$/i, read: fitDays },
  { name: json('steps'), read: fitbitMinutes('steps', 1) },
  // In centimetres.
  { name: json('distance'), read: fitbitMinutes('distanceMetres', 0.01) },
  { name: json('(?:very|moderately)_active_minutes'), read: fitbitDays('activeMinutes') },
  { name: json('resting_heart_rate'), read: fitbitPulse },
  { name: json('sleep'), read: fitbitSleep },
  { name: csv('steps'), read: googleMinutes('steps', ['steps']) },
  { name: csv('distance'), read: googleMinutes('distanceMetres', ['distance']) },
  { name: csv('active_minutes'), read: googleMinutes('activeMinutes', ['moderate', 'very']) },
  { name: /(?:^|\/)weight[^/]*\.csv$/i, read: googleWeights },
  { name: /(?:^|\/)daily_resting_heart_rate[^/]*\.csv$/i, read: googlePulse },
  { name: csv('UserSleeps'), read: googleSleeps },
];

/** The reader of a file with this path; null for one that we do not read. */
export const googleReader = (path: string): ReadGoogle | null =>
  kinds.find(({ name }) => name.test(path))?.read ?? null;

/** The reader of a CSV file that may have been renamed. */
export function readerOfHead(head: string): ReadGoogle | null {
  const [line = ''] = head.split(/\r?\n/, 1);
  return /(?:^|,)"?Date"?,/.test(line) && line.includes('Step count') ? fitDays : null;
}

/** Shifts instants to the clock of a zone. */
export const wallClock =
  (zone: string) =>
  (utc: number): number =>
    utc + offsetMs(zone, utc * 1000) / 1000;

/** Text of at most so many bytes; null if there are more. */
export function createTextCollector(encoding = 'utf-8') {
  const decoder = new TextDecoder(encoding);
  const parts: string[] = [];
  let bytes = 0;
  return {
    take: (piece: Uint8Array): boolean => {
      bytes += piece.length;
      if (bytes > importLimits.wholeFileBytes) return false;
      parts.push(decoder.decode(piece, { stream: true }));
      return true;
    },
    text: (): string | null =>
      bytes > importLimits.wholeFileBytes ? null : parts.join('') + decoder.decode(),
  };
}
