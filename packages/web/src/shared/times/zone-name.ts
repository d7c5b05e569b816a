import type { Language } from '@manasik/core/text/languages';
import { platformZone } from '@manasik/core/calendar/platform-clock';
import { offsetMs } from '@manasik/core/calendar/zone-clock';

const hourMs = 3_600_000;

/**
 * The name of the time of a zone at an instant, in the language. If the browser has other rules for the zone, or does
 * not know it, the name would be wrong: then the offset ("GMT-05:00"), or the IANA name if the offset is not a whole
 * hour.
 */
export function zoneName(timeZone: string, at: Date, language: Language): string {
  const offset = offsetMs(timeZone, at.getTime());
  const isKnown = platformZone(timeZone)?.stretchAt(at.getTime()).offset === offset;
  const hours = offset / hourMs;
  if (isKnown) return nameOf(timeZone, at, language) ?? timeZone;
  if (!Number.isInteger(hours)) return timeZone;
  // These zones have reversed signs: Etc/GMT+5 is five hours behind.
  return nameOf(`Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`, at, language) ?? timeZone;
}

const nameOf = (timeZone: string, at: Date, language: Language): string | undefined =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
