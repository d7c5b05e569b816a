import { currentHajj, type HajjDates } from '@manasik/core/calendar/hajj-date';
import { isArrival } from '@manasik/core/health/vaccine-validity';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { keptVaccines } from './kept-vaccines.ts';

/** The Hajj that is under way or next, and the day of arrival for it. One kept for an earlier Hajj is unknown. */
export function useArrival(): { hajj: HajjDates; arrival: string | null } {
  const hajj = currentHajj(useToday(), useAnnouncedFirst());
  const arrival = keptVaccines.use()?.arrival;
  return { hajj, arrival: arrival !== undefined && isArrival(arrival, hajj.last) ? arrival : null };
}
