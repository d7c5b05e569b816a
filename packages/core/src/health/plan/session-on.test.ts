import { describe, expect, it } from 'vitest';
import { addDays } from '../../calendar/civil-date.ts';
import type { PlanSettings } from './plan-settings.ts';
import { firstWalkAhead, sessionOn } from './session-on.ts';
import { trainingPlan } from './training-plan.ts';

const settings: PlanSettings = {
  startsOn: '2027-01-04',
  departsOn: '2027-05-10',
  dailyMetres: 2_600,
  // Friday.
  restWeekdays: [5],
  age: 62,
  concerns: [],
  clinician: 'not-needed',
  missedWeeks: [],
  done: {},
};

const plan = trainingPlan(settings).plan;

describe('the first walk', () => {
  it('is named until its day', () => {
    expect(plan && firstWalkAhead(plan, '2027-01-03')?.id).toBe('day:2027-01-04');
    expect(plan && firstWalkAhead(plan, '2027-01-04')).toBeNull();
  });

  it('comes after a day of rest at the beginning', () => {
    const restsFirst = trainingPlan({ ...settings, restWeekdays: [1, 2] }).plan;
    expect(restsFirst && firstWalkAhead(restsFirst, '2027-01-05')?.date).toBe('2027-01-06');
  });

  it('is not in a week that the person missed', () => {
    const missed = trainingPlan({ ...settings, missedWeeks: ['2027-01-04'] }).plan;
    expect(missed && firstWalkAhead(missed, '2027-01-03')?.date).toBe('2027-01-11');
  });
});

describe('the session of a day', () => {
  it('is the one of the plan', () => {
    const session = sessionOn(settings, '2027-01-06');
    expect(session).toMatchObject({ id: 'day:2027-01-06', metres: 2_600 });
    expect(trainingPlan(settings).plan?.weeks.flatMap(({ sessions }) => sessions)).toContainEqual(session);
  });

  it('is none on a day of rest, before the plan and from the departure on', () => {
    for (const day of ['2027-01-08', '2027-01-03', '2027-05-10', '2027-06-01']) {
      expect(sessionOn(settings, day)).toBeNull();
    }
  });

  it('is none in a week that the person missed', () => {
    const missedWeeks = [trainingPlan(settings).plan?.weeks[1]?.firstDay ?? ''];
    expect(sessionOn({ ...settings, missedWeeks }, addDays(missedWeeks[0] ?? '', 1))).toBeNull();
  });

  it('is none without a plan', () => {
    const hardlyWalks: PlanSettings = {
      ...settings,
      dailyMetres: 0,
      concerns: ['heart'],
      clinician: 'to-see',
    };
    expect(sessionOn(hardlyWalks, '2027-01-06')).toBeNull();
  });
});
