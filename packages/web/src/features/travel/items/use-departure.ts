import { useToday } from '../../../platform/clock/use-today.ts';
import { useTravelDelivery, useTrip } from './use-travel.ts';

/**
 * The day on which the person leaves for their trip; null without a trip, and once that day is past. Also asks the
 * account for the trip, which may have been entered on another device.
 */
export function useDeparture(): string | null {
  useTravelDelivery();
  const today = useToday();
  const trip = useTrip();
  return trip && trip.departsOn >= today ? trip.departsOn : null;
}
