import { isTimeZone } from '@manasik/core/zone-date';

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The zone to show times in. A zone younger than the browser is unknown to it: then the device's own stands in, and
 * the card names it.
 */
export const zoneOf = (place: { timezone: string } | null): string =>
  place && isTimeZone(place.timezone) ? place.timezone : deviceZone();
