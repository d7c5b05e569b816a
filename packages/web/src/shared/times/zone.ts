import { isTimeZone } from '@manasik/core/calendar/zone-date';

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone to show times in: that of the place, and the device's where there is no place or nobody knows its zone. */
export const zoneOf = (place: { timezone: string } | null): string =>
  place && isTimeZone(place.timezone) ? place.timezone : deviceZone();
