import {
  hajjOfTrip,
  type StepState,
  stepState,
  timelineOf,
  type TimelineStep,
} from '@manasik/core/travel/timeline';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { useChecks } from '../items/use-checks.ts';
import type { Trip } from './trip-draft.ts';

export type StepToday = TimelineStep & { readonly state: StepState };

/** The steps of a trip with their states today. */
export function useTimeline(trip: Trip) {
  const today = useToday();
  const { isDone, tick } = useChecks('timeline');
  const steps = timelineOf(trip, hajjOfTrip(trip, useAnnouncedFirst())).map(
    (step): StepToday => ({ ...step, state: stepState(step.due, isDone(step.id), today) }),
  );
  return { today, steps, tick };
}
