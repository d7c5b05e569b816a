import { type StepGoal, stepGoalEach, suggestedSteps } from '@manasik/core/health/plan/step-goal';
import { useMemo } from 'react';
import { dateHere, useToday } from '../../../platform/clock/use-today.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { currentPlan, currentScreening } from '../training/training-store.ts';
import { useTraining } from '../training/use-training.ts';

/** The user's goals for each day. */
export interface Goals {
  /** Null while a clinician has to say how far the person may walk. */
  readonly steps: number | null;
  readonly glasses: number;
  /** Where the goal for steps comes from. */
  readonly by: StepGoal['by'] | 'own';
}

/** What the person chose. */
interface OwnGoals {
  readonly ownSteps?: number;
  readonly glasses?: number;
}

export const glassMillilitres = 250;

export const goalLimits = {
  steps: { least: 500, greatest: 50_000, each: stepGoalEach },
  glasses: { least: 1, greatest: 40, each: 1 },
} as const;

const usualGlasses = 8;

const isWithin = (value: unknown, { least, greatest }: { least: number; greatest: number }): boolean =>
  value === undefined || (Number.isInteger(value) && Number(value) >= least && Number(value) <= greatest);

/** Earlier versions stored both goals when one was changed. There 10,000 steps are the old default, not a choice. */
export function upgradedGoals(value: unknown): unknown {
  if (!isRecord(value) || !('steps' in value)) return value;
  const { steps, ...others } = value;
  return steps === 10_000 ? others : { ...others, ownSteps: steps };
}

// The account does not store them.
const keptGoals = keep<OwnGoals>(
  'manasik-health-goals',
  (value): value is OwnGoals =>
    isRecord(value) &&
    isWithin(value['ownSteps'], goalLimits.steps) &&
    isWithin(value['glasses'], goalLimits.glasses),
  upgradedGoals,
);

/** The person's own goals come before the suggested one. */
export const goalsOf = (own: OwnGoals | null | undefined, suggested: StepGoal): Goals => ({
  ...(own?.ownSteps === undefined ? suggested : { steps: own.ownSteps, by: 'own' }),
  glasses: own?.glasses ?? usualGlasses,
});

/** The goals on this device, or the suggested ones until others are chosen. */
export function useGoals(): Goals {
  const { screening, plan } = useTraining();
  const today = useToday();
  const suggested = useMemo(() => suggestedSteps(screening, plan, today), [screening, plan, today]);
  return goalsOf(keptGoals.use(), suggested);
}

/** The goals at this moment. */
export const currentGoals = (): Goals =>
  goalsOf(keptGoals.get(), suggestedSteps(currentScreening(), currentPlan(), dateHere()));

export const changeGoals = ({ steps, glasses }: { steps?: number; glasses?: number }): void =>
  keptGoals.change((goals) => ({
    ...goals,
    ...(steps !== undefined && { ownSteps: steps }),
    ...(glasses !== undefined && { glasses }),
  }));

/** Returns to the suggested goal for steps. */
export const forgetStepGoal = (): void =>
  keptGoals.change((goals) => {
    const { ownSteps: _ownSteps, ...others } = goals ?? {};
    return others;
  });
