import type { VaccineFact } from '@manasik/content/health/schema';
import vaccinesFile from '@manasik/content/health/vaccines.json';
import { daysUntil } from '@manasik/core/calendar/civil-date';
import {
  hajjOfTrip,
  isStillToDo,
  type StepId,
  type StepState,
  stepState,
  timelineOf,
  type TimelineStep,
  vaccineSteps,
} from '@manasik/core/travel/timeline';
import { countriesOf } from '@manasik/core/travel/trip-countries';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useAnnouncedFirst } from '../../../shared/times/use-announced.ts';
import { useChecks } from '../items/use-checks.ts';
import type { Trip } from './trip-draft.ts';

// A test of the content validates the file by the schema of this type.
const vaccineFacts = vaccinesFile as unknown as readonly VaccineFact[];

/** One row of the list: a step of every trip, or a vaccine of the country. */
export interface TimelineRow extends Pick<TimelineStep, 'due' | 'by'> {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly state: StepState;
  readonly step?: StepId;
}

/** The rows of a trip that are done or can still be done, in the order of their days, with their states today. */
export function useTimeline(trip: Trip) {
  const t = useTranslations('travel.timeline');
  const names = useTranslations('vaccines.names');
  const today = useToday();
  const { isDone, tick } = useChecks('timeline');
  const steps = timelineOf(trip, hajjOfTrip(trip, useAnnouncedFirst())).map(({ id, due, by }) => ({
    id,
    due,
    by,
    step: id,
    title: t(`steps.${id}.title`),
    text: t(`steps.${id}.reason`),
  }));
  const vaccines = vaccineSteps(trip, countriesOf(trip).residence, vaccineFacts).map(
    ({ vaccine, isRequired, due, by }) => ({
      id: `vaccine-${vaccine.toLowerCase()}`,
      due,
      by,
      title: t('vaccine.title', { name: names(vaccine) }),
      text: t(isRequired ? 'vaccine.required' : 'vaccine.recommended'),
    }),
  );
  const rows = [...steps, ...vaccines]
    .map((row): TimelineRow => ({ ...row, state: stepState(row.due, isDone(row.id), today, trip.plannedOn) }))
    .filter(({ id, state }) => state === 'done' || isStillToDo(id, trip, today))
    .toSorted((one, other) => daysUntil(other.due, one.due));
  return { today, rows, tick };
}
