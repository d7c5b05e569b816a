import { byDate, isJourney } from '@manasik/core/travel/bookings';
import { type TravelPart, useTravelItems } from '../items/use-travel.ts';

/** The flights and transport whose day is known, in the order of their departures. */
export const useJourneys = (): TravelPart<'booking'>[] =>
  (useTravelItems('booking') ?? [])
    .filter(({ item }) => isJourney(item) && item.startsOn !== null)
    .toSorted((one, other) => byDate(one.item, other.item));
