import { type PlanSettings, planLimits } from './plan-settings.ts';

/** The sessions done, and when each tick was last changed. */
export type Ticks = Pick<PlanSettings, 'done' | 'changedAt'>;

interface MergedTicks extends Ticks {
  readonly changedAt: Readonly<Record<string, number>>;
}

interface Tick {
  readonly id: string;
  /** Null if the tick was taken back. */
  readonly on: string | null;
  readonly changedAt: number;
}

/**
 * Merges the ticks of two devices by session: the later change wins and, for equal times, the tick rather than that it
 * was taken back. A tick without a time is older than every change.
 */
export function mergeTicks(one: Ticks, other: Ticks): MergedTicks {
  const ids = new Set([one, other].flatMap(({ done, changedAt }) => Object.keys({ ...done, ...changedAt })));
  const ticks = [...ids].map((id) => newer(tickOf(one, id), tickOf(other, id)));
  const kept = [...ticks.filter(({ on }) => on !== null), ...latestTakenBack(ticks)];
  return {
    done: Object.fromEntries(kept.flatMap(({ id, on }) => (on === null ? [] : [[id, on]]))),
    changedAt: Object.fromEntries(
      kept.flatMap(({ id, changedAt }) => (changedAt > 0 ? [[id, changedAt]] : [])),
    ),
  };
}

const tickOf = ({ done, changedAt }: Ticks, id: string): Tick => ({
  id,
  on: done[id] ?? null,
  changedAt: changedAt?.[id] ?? 0,
});

function newer(one: Tick, other: Tick): Tick {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt ? one : other;
  return (one.on ?? '') >= (other.on ?? '') ? one : other;
}

/** Older ones are forgotten, so that a plan stays within its limit. */
const latestTakenBack = (ticks: readonly Tick[]): readonly Tick[] =>
  ticks
    .filter(({ on }) => on === null)
    .toSorted((one, other) => other.changedAt - one.changedAt)
    .slice(0, planLimits.done);
