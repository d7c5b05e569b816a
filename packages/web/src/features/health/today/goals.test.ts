import { expect, it } from 'vitest';
import { goalsOf, upgradedGoals } from './goals.ts';

const suggested = { by: 'present', steps: 3_000 } as const;

it('suggests the goal for steps until the person chooses one', () => {
  expect(goalsOf(null, suggested)).toEqual({ by: 'present', steps: 3_000, glasses: 8 });
  expect(goalsOf({ glasses: 6 }, suggested)).toEqual({ by: 'present', steps: 3_000, glasses: 6 });
  expect(goalsOf({ ownSteps: 10_000 }, suggested)).toEqual({ by: 'own', steps: 10_000, glasses: 8 });
});

it('reads the goals of earlier versions, where 10,000 steps were nobody’s choice', () => {
  expect(upgradedGoals({ steps: 10_000, glasses: 6 })).toEqual({ glasses: 6 });
  expect(upgradedGoals({ steps: 4_000, glasses: 8 })).toEqual({ ownSteps: 4_000, glasses: 8 });
  expect(upgradedGoals({ ownSteps: 10_000 })).toEqual({ ownSteps: 10_000 });
});
