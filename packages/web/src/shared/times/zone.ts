import { isTimeZone } from '@manasik/core/calendar/zone-date';

export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone to show times in: that of the place, or of the device without a place or if its zone is unknown. */
export const zoneOf = (place: { timezone: string } | null): string =>
  place && isTimeZone(place.timezone) ? place.timezone : deviceZone();
