import type { Metric } from './metric-limits.ts';
import type { MetricValues } from './metrics.ts';

const scorePartIds = ['steps', 'active', 'sleep', 'plan'] as const;
export type ScorePartId = (typeof scorePartIds)[number];

/** The data of the last seven days; null where nothing was recorded. */
export interface ScoreInput {
  readonly steps: { readonly perDay: number; readonly goal: number } | null;
  readonly activeMinutes: number | null;
  readonly sleepHours: number | null;
  /** The share of the sessions that were done, 0 to 1. */
  readonly plan: number | null;
}

/** WHO guidelines of 2020: at least 150 minutes of moderate activity a week. */
const weeklyActiveMinutes = 150;
/** CDC: 7 to 9 hours a night for adults (as given at sleepdiplomat.com/quantity, read 2026-11-26). */
export const sleepHours = { least: 7, most: 9 } as const;
/** The share of the part that each hour outside that range costs. */
const sleepCost = 1 / 3;
export const partPoints = 25;
/** One part alone says too little to be called a score. */
const leastParts = 2;

export interface HealthScore {
  /** Rounded to whole points. */
  readonly parts: readonly { readonly id: ScorePartId; readonly points: number }[];
  /** Parts without data, which are not counted. */
  readonly missing: readonly ScorePartId[];
  /** 0 to 100, in steps of 5, because the data are not more precise; null with fewer than two parts. */
  readonly score: number | null;
}

/** Adds up to 25 points for each part that has data, and scales the sum to 100. */
export function healthScore(input: ScoreInput): HealthScore {
  const shares = {
    steps: input.steps && input.steps.goal > 0 ? input.steps.perDay / input.steps.goal : null,
    active: input.activeMinutes === null ? null : input.activeMinutes / weeklyActiveMinutes,
    sleep: input.sleepHours === null ? null : sleepShare(input.sleepHours),
    plan: input.plan,
  };
  const parts = scorePartIds.flatMap((id) => {
    const share = shares[id];
    return share === null || Number.isNaN(share)
      ? []
      : [{ id, points: Math.round(partPoints * within(share)) }];
  });
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return {
    parts,
    missing: scorePartIds.filter((id) => !parts.some((part) => part.id === id)),
    score: parts.length < leastParts ? null : Math.round(((sum / (parts.length * partPoints)) * 100) / 5) * 5,
  };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

function sleepShare(hours: number): number {
  const outside = Math.max(0, sleepHours.least - hours, hours - sleepHours.most);
  return 1 - outside * sleepCost;
}

/**
 * The input of the score from the measured days of a week. Averages leave out days without a value, so that a forgotten
 * day does not count as zero steps.
 * @param chosen the user's goal in steps a day, null without one, and the share of the sessions that were done, 0 to 1,
 * null without sessions
 */
export function scoreInputOf(
  days: readonly MetricValues[],
  { stepGoal, planShare }: { readonly stepGoal: number | null; readonly planShare: number | null },
): ScoreInput {
  const steps = averageOf(days, 'steps');
  const active = averageOf(days, 'activeMinutes');
  const sleep = averageOf(days, 'sleepMinutes');
  return {
    steps: steps === null || stepGoal === null ? null : { perDay: steps, goal: stepGoal },
    activeMinutes: active === null ? null : active * 7,
    sleepHours: sleep === null ? null : sleep / 60,
    plan: planShare,
  };
}

function averageOf(days: readonly MetricValues[], metric: Metric): number | null {
  const values = days.flatMap((day) => day[metric] ?? []);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
