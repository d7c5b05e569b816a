import { describe, expect, it } from 'vitest';
import { addDays, daysUntil } from '../calendar/civil-date.ts';
import { trainingLead } from '../health/plan/hajj-load.ts';
import { trainingPlan } from '../health/plan/training-plan.ts';
import {
  firstCount,
  hajjCover,
  hajjOfTrip,
  isCoverShown,
  isStillToDo,
  lateCount,
  stepIds,
  stepState,
  timelineOf,
  vaccineSteps,
} from './timeline.ts';

// The Hajj of 1448: 14 to 19 May 2027 by the calendar.
const trip = { departsOn: '2027-05-01', returnsOn: '2027-05-31' };
const hajj = hajjOfTrip(trip, null);
const coverOf = (departsOn: string, returnsOn: string) => {
  const other = { departsOn, returnsOn };
  return hajjCover(other, hajjOfTrip(other, null));
};

const openOn = (today: string) => stepIds.filter((step) => isStillToDo(step, trip, today));
const covers = ['covered', 'none', 'missesArafah', 'beginsLate', 'endsEarly'] as const;
const coversOn = (today: string) => covers.filter((cover) => isCoverShown(cover, trip, today));

describe('a step', () => {
  it('can be done until the day of departure', () => {
    expect(openOn('2027-05-01')).toEqual(stepIds);
  });

  it('makes sense on the way only if it can be done there, and never after the trip', () => {
    expect(openOn('2027-05-02')).toEqual(['will', 'card']);
    expect(openOn('2027-05-31')).toEqual(['will', 'card']);
    expect(openOn('2027-06-01')).toEqual([]);
    expect(isStillToDo('vaccine-polio', trip, '2027-05-02')).toBe(false);
  });
});

describe('how a trip covers the Hajj', () => {
  it('is shown on the way only while something can be asked, and never after the trip', () => {
    expect(coversOn('2027-05-01')).toHaveLength(5);
    expect(coversOn('2027-05-20')).toEqual(['covered', 'beginsLate', 'endsEarly']);
    expect(coversOn('2027-06-01')).toEqual([]);
  });
});

describe('the Hajj of a trip', () => {
  it('is the first that is not over on departure', () => {
    expect(hajj).toMatchObject({ hijriYear: 1448, date: '2027-05-14', arafah: '2027-05-15' });
    expect(hajjOfTrip({ departsOn: '2027-05-20' }, null).hijriYear).toBe(1449);
  });

  it('moves with the announced beginning of the month', () => {
    expect(hajjOfTrip(trip, '2027-05-08').date).toBe('2027-05-15');
  });
});

describe('the days of the Hajj', () => {
  it('are covered by a trip from before 8 to 13 Dhu al-Hijjah or later', () => {
    expect(hajjCover(trip, hajj)).toBe('covered');
    expect(coverOf('2027-05-13', '2027-05-19')).toBe('covered');
  });

  it('are missed by a trip that ends before them', () => {
    expect(coverOf('2027-03-01', '2027-03-20')).toBe('none');
    expect(coverOf('2027-05-20', '2027-06-20')).toBe('none');
  });

  it('are not complete when the trip begins too late or ends too early', () => {
    expect(coverOf('2027-05-16', '2027-05-31')).toBe('missesArafah');
    expect(coverOf('2027-05-14', '2027-05-31')).toBe('beginsLate');
    expect(coverOf('2027-05-15', '2027-05-31')).toBe('beginsLate');
    expect(coverOf('2027-05-01', '2027-05-18')).toBe('endsEarly');
    expect(coverOf('2027-05-01', '2027-05-14')).toBe('endsEarly');
  });
});

describe('the timeline', () => {
  const steps = timelineOf(trip, hajj);
  const dueOf = (id: string) => steps.find((step) => step.id === id)?.due ?? '';

  it('has every step once, the earliest first', () => {
    expect(new Set(steps.map(({ id }) => id))).toEqual(new Set(stepIds));
    expect(steps).toHaveLength(stepIds.length);
    const dues = steps.map(({ due }) => due);
    expect(dues).toEqual(dues.toSorted());
  });

  it('has the vaccination ten days before departure, so also before arrival', () => {
    expect(daysUntil(dueOf('vaccines'), trip.departsOn)).toBe(10);
  });

  it('has the doctor before the training', () => {
    expect(daysUntil(dueOf('doctor'), dueOf('training'))).toBe(7);
  });

  it('leaves the training as many weeks as the plan needs until departure', () => {
    const plan = (weeks: number) =>
      trainingPlan({
        startsOn: addDays(trip.departsOn, -7 * weeks),
        departsOn: trip.departsOn,
        dailyMetres: trainingLead.fromMetres,
        restWeekdays: [5],
        age: 60,
        concerns: [],
        clinician: 'not-needed',
        missedWeeks: [],
        done: {},
      }).plan;
    const weeks = daysUntil(dueOf('training'), trip.departsOn) / 7;
    expect(weeks).toBe(trainingLead.weeks);
    expect(plan(weeks)?.isEnough).toBe(true);
    expect(plan(weeks - 1)?.isEnough).toBe(false);
  });

  it('has the visa before 1 Shawwal and the certificate of fitness before the visa', () => {
    // 1 Shawwal 1448 is 9 March 2027.
    expect(dueOf('visa')).toBe('2027-03-08');
    expect(dueOf('fitness') < dueOf('visa')).toBe(true);
  });

  it('has every step before departure, however early that is', () => {
    const early = { departsOn: '2026-11-28', returnsOn: '2027-05-31' };
    for (const { due } of timelineOf(early, hajjOfTrip(early, null)))
      expect(due < early.departsOn).toBe(true);
  });
});

describe('the state of a step', () => {
  it('is late from the day after the due date, until it is done', () => {
    expect(stepState('2027-04-21', false, '2027-04-21', undefined)).toBe('soon');
    expect(stepState('2027-04-21', false, '2027-04-22', undefined)).toBe('late');
    expect(stepState('2027-04-21', true, '2027-04-22', undefined)).toBe('done');
  });

  it('is not late but to be done first if it was due before the trip was planned', () => {
    expect(stepState('2026-10-03', false, '2026-11-27', '2026-11-27')).toBe('first');
    expect(stepState('2026-10-03', false, '2026-11-27', '2026-10-04')).toBe('first');
    expect(stepState('2026-10-03', false, '2026-11-27', '2026-10-03')).toBe('late');
    expect(stepState('2026-10-03', true, '2026-11-27', '2026-11-27')).toBe('done');
    // A device with a fast clock has planned it.
    expect(stepState('2026-12-01', false, '2026-11-27', '2027-01-01')).toBe('soon');
    expect(firstCount([{ state: 'first' }, { state: 'late' }])).toBe(1);
  });

  it('comes before all others if it is to be done first', () => {
    const states = timelineOf(trip, hajj).map(({ due }) => stepState(due, false, '2027-02-15', '2026-12-01'));
    const firsts = states.filter((state) => state === 'first');
    expect(firsts.length).toBeGreaterThan(1);
    expect(states.slice(0, firsts.length)).toEqual(firsts);
    expect(states).toContain('late');
  });

  it('counts as late only if it is', () => {
    const states = ['late', 'done', 'soon', 'late', 'later'] as const;
    expect(lateCount(states.map((state) => ({ state })))).toBe(2);
    expect(lateCount([])).toBe(0);
  });

  it('is near within two weeks', () => {
    expect(stepState('2027-04-21', false, '2027-04-07', undefined)).toBe('soon');
    expect(stepState('2027-04-21', false, '2027-04-06', undefined)).toBe('later');
  });
});

describe('the vaccines of a country', () => {
  const facts = [
    { country: 'ALL', vaccine: 'meningitis', rule: 'required', validFromDays: 10 },
    { country: 'PK', vaccine: 'polio', rule: 'recommended', validFromDays: 14 },
    { country: 'PK', vaccine: 'polio', rule: 'required', validFromDays: 28 },
    { country: 'PK', vaccine: 'influenza', rule: 'required' },
    { country: 'ID', vaccine: 'covid', rule: 'required', validFromDays: 14 },
  ];

  it('are due by the strictest rule, and with the one for everyone where no source names the days', () => {
    expect(vaccineSteps(trip, 'PK', facts)).toEqual([
      { vaccine: 'polio', isRequired: true, due: '2027-04-03', by: 'rule' },
      { vaccine: 'influenza', isRequired: true, due: '2027-04-21', by: 'advice' },
    ]);
  });

  it('are none without a country or without rules for it', () => {
    expect(vaccineSteps(trip, null, facts)).toEqual([]);
    expect(vaccineSteps(trip, 'FR', facts)).toEqual([]);
  });
});
