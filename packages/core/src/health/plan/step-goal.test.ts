import { describe, expect, it } from 'vitest';
import type { PlanSettings } from './plan-settings.ts';
import { suggestedSteps } from './step-goal.ts';
import { trainingPlan } from './training-plan.ts';

const settings: PlanSettings = {
  startsOn: '2027-01-01',
  departsOn: '2027-05-14',
  dailyMetres: 2_600,
  restWeekdays: [5],
  age: 60,
  concerns: [],
  clinician: 'not-needed',
  missedWeeks: [],
  done: {},
};
const limited = { concerns: ['heart'], clinician: 'to-see' } as const;

const on = (day: string) => suggestedSteps(settings, settings, day);

describe('the suggested goal for steps', () => {
  it('is 10,000 for people without a plan', () => {
    expect(suggestedSteps(null, null, '2027-01-01')).toEqual({ by: 'usual', steps: 10_000 });
    expect(suggestedSteps({ concerns: [], clinician: 'not-needed' }, null, '2027-01-01').steps).toBe(10_000);
  });

  it('rises with the plan, and after the departure is what was reached', () => {
    expect(on('2027-01-01')).toEqual({ by: 'plan', steps: 3_000 });
    expect(on('2027-04-30').steps).toBeGreaterThan(7_000);
    expect(on('2027-05-20').steps).toBeGreaterThanOrEqual(on('2027-04-30').steps ?? Infinity);
  });

  it('never exceeds the present level until a clinician has agreed', () => {
    const plan = { ...settings, ...limited };
    for (const day of ['2027-01-01', '2027-04-30', '2027-05-20']) {
      expect(suggestedSteps(limited, plan, day)).toEqual({ by: 'present', steps: 3_000 });
    }
    const cleared = { ...settings, concerns: ['heart'], clinician: 'cleared' } as const;
    expect(suggestedSteps(cleared, cleared, '2027-04-30').by).toBe('plan');
  });

  it('is missing while a clinician has to agree and nothing says how far the person walks', () => {
    expect(suggestedSteps(limited, null, '2027-01-01')).toEqual({ by: 'ask', steps: null });
    const hardly = { ...settings, ...limited, dailyMetres: 200 };
    expect(suggestedSteps(limited, hardly, '2027-01-01')).toEqual({ by: 'ask', steps: null });
  });

  it.each([
    ['too little', '2027-05-10', '2027-05-14'],
    ['too much', '2027-01-01', '2029-05-14'],
  ])(
    'is as many steps as the person walks now where there is %s time for a plan',
    (_which, startsOn, departsOn) => {
      const unplanned = { ...settings, startsOn, departsOn };
      expect(trainingPlan(unplanned).plan).toBeNull();
      expect(suggestedSteps(unplanned, unplanned, startsOn)).toEqual({ by: 'plan', steps: 3_000 });
    },
  );
});
