import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';

/** The user's goals for each day. */
export interface Goals {
  readonly steps: number;
  readonly glasses: number;
}

export const glassMillilitres = 250;

export const goalLimits = {
  steps: { least: 500, greatest: 50_000, each: 500 },
  glasses: { least: 1, greatest: 40, each: 1 },
} as const;

const usualGoals: Goals = { steps: 10_000, glasses: 8 };

const isWithin = (value: unknown, { least, greatest }: { least: number; greatest: number }): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= greatest;

// The account does not store them.
const keptGoals = keep<Goals>(
  'manasik-health-goals',
  (value): value is Goals =>
    isRecord(value) &&
    isWithin(value['steps'], goalLimits.steps) &&
    isWithin(value['glasses'], goalLimits.glasses),
);

/** The goals on this device, or the usual ones until others are chosen. */
export const useGoals = (): Goals => keptGoals.use() ?? usualGoals;

/** The goals at this moment. */
export const currentGoals = (): Goals => keptGoals.get() ?? usualGoals;

export const changeGoals = (part: Partial<Goals>): void =>
  keptGoals.change((goals) => ({ ...usualGoals, ...goals, ...part }));
