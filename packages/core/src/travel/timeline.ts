import type { AnnouncedFirst } from '../calendar/announced.ts';
import { addDays, type CivilDate, daysUntil } from '../calendar/civil-date.ts';
import { currentHajj, type HajjDates } from '../calendar/hajj-date.ts';
import { fromHijri } from '../calendar/hijri.ts';
import { trainingLead } from '../health/plan/hajj-load.ts';
import type { TripDates } from './passport.ts';

/** The Hajj that the trip is for: the first whose last day is not before the departure. */
export const hajjOfTrip = ({ departsOn }: Pick<TripDates, 'departsOn'>, announced: AnnouncedFirst) =>
  currentHajj(departsOn, announced);

/**
 * How the trip covers the days of the Hajj. `none`: it ends before the Hajj begins; `missesArafah`: it begins after the
 * Day of Arafah; `beginsLate`: it begins on 8 or 9 Dhu al-Hijjah, when the rites are under way; `endsEarly`: it ends
 * before the stoning on 12 Dhu al-Hijjah is over, the earliest day on which pilgrims may leave Mina (Quran 2:203).
 */
export type HajjCover = 'covered' | 'none' | 'missesArafah' | 'beginsLate' | 'endsEarly';

export function hajjCover(trip: TripDates, hajj: HajjDates): HajjCover {
  if (trip.returnsOn < hajj.date) return 'none';
  if (trip.departsOn > hajj.arafah) return 'missesArafah';
  if (trip.departsOn >= hajj.date) return 'beginsLate';
  return trip.returnsOn < hajj.last ? 'endsEarly' : 'covered';
}

/** In the order of the time before departure. */
export const stepIds = [
  'passport',
  'book',
  'doctor',
  'training',
  'visa',
  'fitness',
  'leave',
  'will',
  'medicines',
  'copies',
  'card',
  'vaccines',
  'packing',
] as const;
export type StepId = (typeof stepIds)[number];

export interface TimelineStep {
  readonly id: StepId;
  readonly due: CivilDate;
  /** `rule`: an authority asks for it; `advice`: a good time, which nobody prescribes. */
  readonly by: 'rule' | 'advice';
}

const beforeDeparture =
  (days: number, by: TimelineStep['by'] = 'advice') =>
  ({ departsOn }: TripDates): Omit<TimelineStep, 'id'> => ({ due: addDays(departsOn, -days), by });

// At least ten days before arrival; the departure is never after the arrival.
const dueOfVaccines = beforeDeparture(10, 'rule');

// The training plan ends on the day of departure.
const trainingDays = 7 * trainingLead.weeks;

type DueOf = (trip: TripDates, hajj: HajjDates) => Omit<TimelineStep, 'id'>;

const dues: Readonly<Record<StepId, DueOf>> = {
  passport: beforeDeparture(240),
  book: beforeDeparture(210),
  // For the Hajj of 1447 the ministry told Hajj offices to ask for the visas before 1 Shawwal.
  visa: (_trip, { hijriYear }) => ({ due: visaDate(hijriYear), by: 'advice' }),
  // The visa of 1447 needed the certificate, so it comes before.
  fitness: (_trip, { hijriYear }) => ({ due: addDays(visaDate(hijriYear), -14), by: 'advice' }),
  // A doctor says how far one may walk, so this comes before the training.
  doctor: beforeDeparture(trainingDays + 7),
  training: beforeDeparture(trainingDays),
  leave: beforeDeparture(90),
  will: beforeDeparture(30),
  medicines: beforeDeparture(28),
  copies: beforeDeparture(14),
  card: beforeDeparture(14),
  vaccines: (trip) => dueOfVaccines(trip),
  packing: beforeDeparture(7),
};

const visaDate = (hijriYear: number): CivilDate =>
  addDays(fromHijri({ year: hijriYear, month: 10, day: 1 }), -1);

/** The steps before the trip, the earliest first. */
export const timelineOf = (trip: TripDates, hajj: HajjDates): TimelineStep[] =>
  stepIds
    .map((id): TimelineStep => {
      const { due, by } = dues[id](trip, hajj);
      // A visa step that would be due after the departure has to be done before it.
      return { id, by, due: due < trip.departsOn ? due : addDays(trip.departsOn, -1) };
    })
    .toSorted((one, other) => daysUntil(other.due, one.due));

/** The steps that can still be done on the way: the card is given out on arrival, and a will can be written anywhere. */
const stepsOnTheWay: readonly string[] = ['card', 'will'] satisfies StepId[];

/** Whether a step of the timeline can still be done. On the day of departure all can. */
export const isStillToDo = (step: string, { departsOn, returnsOn }: TripDates, today: CivilDate): boolean =>
  today <= departsOn || (today <= returnsOn && stepsOnTheWay.includes(step));

/** Whether it still matters how a trip covers the Hajj: only while something can be changed or asked. */
export function isCoverShown(
  cover: HajjCover,
  { departsOn, returnsOn }: TripDates,
  today: CivilDate,
): boolean {
  if (today <= departsOn) return true;
  return today <= returnsOn && cover !== 'none' && cover !== 'missesArafah';
}

/** A rule about a vaccine for the pilgrims of a country. */
interface VaccineFact {
  readonly country: string;
  readonly vaccine: string;
  readonly rule: string;
  readonly validFromDays?: number | undefined;
}

interface VaccineStep<Vaccine extends string> extends Omit<TimelineStep, 'id'> {
  readonly vaccine: Vaccine;
  readonly isRequired: boolean;
}

/**
 * The vaccines that a country asks for besides that against meningitis, which all pilgrims need and the timeline has. A
 * vaccine for which no source names the days is due with it.
 */
export function vaccineSteps<Fact extends VaccineFact>(
  trip: TripDates,
  country: string | null,
  facts: readonly Fact[],
): VaccineStep<Fact['vaccine']>[] {
  const own = facts.filter((fact) => fact.country === country && fact.vaccine !== 'meningitis');
  return [...new Set(own.map(({ vaccine }) => vaccine))].map((vaccine: Fact['vaccine']) => {
    const about = own.filter((fact) => fact.vaccine === vaccine);
    const days = about.flatMap(({ validFromDays }) => validFromDays ?? []);
    const isRequired = about.some(({ rule }) => rule === 'required');
    const due = days.length > 0 ? addDays(trip.departsOn, -Math.max(...days)) : dueOfVaccines(trip).due;
    return { vaccine, isRequired, due, by: isRequired && days.length > 0 ? 'rule' : 'advice' };
  });
}

/**
 * `first`: due before the trip was planned, so it is not late, and is to be done before all others; `soon`: within two
 * weeks.
 */
export type StepState = 'done' | 'first' | 'late' | 'soon' | 'later';
const soonDays = 14;

/**
 * How many steps are late, by one rule for every page. A document that ends too early is not among them: it has no due
 * date, and its row says what is wrong with it.
 */
export const lateCount = (steps: readonly { readonly state: StepState }[]): number =>
  steps.filter(({ state }) => state === 'late').length;

/** How many steps are to be done first. */
export const firstCount = (steps: readonly { readonly state: StepState }[]): number =>
  steps.filter(({ state }) => state === 'first').length;

/** @param plannedOn the day on which the trip was planned; undefined if that is not known */
export function stepState(
  due: CivilDate,
  isDone: boolean,
  today: CivilDate,
  plannedOn: CivilDate | undefined,
): StepState {
  if (isDone) return 'done';
  if (due < today) return plannedOn !== undefined && due < plannedOn ? 'first' : 'late';
  return daysUntil(today, due) <= soonDays ? 'soon' : 'later';
}
