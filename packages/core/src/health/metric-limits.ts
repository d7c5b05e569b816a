/**
 * The least and greatest value that one day can have. Values outside come from a wrong unit or a broken record.
 * They are whole numbers in the unit of the name.
 */
export const metricLimits = {
  steps: { least: 0, greatest: 150_000 },
  distanceMetres: { least: 0, greatest: 200_000 },
  activeMinutes: { least: 0, greatest: 1440 },
  waterMillilitres: { least: 0, greatest: 20_000 },
  sleepMinutes: { least: 0, greatest: 1440 },
  weightGrams: { least: 20_000, greatest: 400_000 },
  restingPulse: { least: 20, greatest: 250 },
} as const;

export type Metric = keyof typeof metricLimits;

/** In the order in which they are shown. */
// The keys of the object above.
export const metrics = Object.keys(metricLimits) as readonly Metric[];

/**
 * Metrics that grow during a day, so that a part of the day has a lower value than the whole of it. The others are single
 * measurements.
 */
export const summedMetrics = [
  'steps',
  'distanceMetres',
  'activeMinutes',
  'waterMillilitres',
  'sleepMinutes',
] as const satisfies readonly Metric[];
export type SummedMetric = (typeof summedMetrics)[number];

/** True if the value is a whole number that the metric can have. */
export function isPossible(metric: Metric, value: number): boolean {
  const { least, greatest } = metricLimits[metric];
  return Number.isInteger(value) && value >= least && value <= greatest;
}
