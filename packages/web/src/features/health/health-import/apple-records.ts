import type { DayTotals, LastMetric, SummedMetric } from './day-totals.ts';
import { appleStamp, type Stamp } from './stamp.ts';

/**
 * The records that we read, and the factors to our units. The names of units are those of HKUnit
 * (developer.apple.com/documentation/healthkit/hkunit, read 2026-11-26); which one is used follows the settings of the
 * phone. Imperial measures are exact by definition.
 */
type Kind = { readonly units: Readonly<Record<string, number>> } & (
  | { readonly sum: SummedMetric }
  | { readonly last: LastMetric }
);

const kinds: Readonly<Record<string, Kind>> = {
  HKQuantityTypeIdentifierStepCount: { sum: 'steps', units: { count: 1 } },
  HKQuantityTypeIdentifierDistanceWalkingRunning: {
    sum: 'distanceMetres',
    units: { km: 1000, m: 1, cm: 0.01, mi: 1609.344, yd: 0.9144, ft: 0.3048 },
  },
  HKQuantityTypeIdentifierAppleExerciseTime: { sum: 'activeMinutes', units: { min: 1, s: 1 / 60, hr: 60 } },
  HKQuantityTypeIdentifierDietaryWater: {
    sum: 'waterMillilitres',
    units: {
      mL: 1,
      cL: 10,
      dL: 100,
      L: 1000,
      fl_oz_us: 29.5735295625,
      fl_oz_imp: 28.4130625,
      cup_us: 236.5882365,
      cup_imp: 284.130625,
      pt_us: 473.176473,
      pt_imp: 568.26125,
    },
  },
  HKQuantityTypeIdentifierBodyMass: {
    last: 'weightGrams',
    units: { kg: 1000, g: 1, lb: 453.59237, st: 6350.29318 },
  },
  HKQuantityTypeIdentifierRestingHeartRate: {
    last: 'restingPulse',
    units: { 'count/min': 1, 'count/s': 60 },
  },
};

const sleep = 'HKCategoryTypeIdentifierSleepAnalysis';
// AsleepCore, AsleepDeep, AsleepREM, AsleepUnspecified, and Asleep before iOS 16; not InBed and Awake.
const asleep = 'HKCategoryValueSleepAnalysisAsleep';

export type Attributes = Readonly<Record<string, string>>;

/** The day on which a record starts, for a record that counts. */
export interface Added {
  readonly metric: SummedMetric | LastMetric;
  readonly day: Stamp;
}

/** Adds a record to the totals. Null for a record of a kind that we do not read, or that could not be read. */
export function addRecord(totals: DayTotals, record: Attributes): Added | null {
  const type = record['type'] ?? '';
  if (type === sleep) return addSleep(totals, record);
  const kind = kinds[type];
  if (!kind) return null;
  const start = appleStamp(record['startDate']);
  const end = appleStamp(record['endDate']);
  const factor = kind.units[record['unit'] ?? ''];
  const value = Number(record['value'] || Number.NaN);
  if (!start || !end || factor === undefined || !Number.isFinite(value)) {
    totals.skip();
    return null;
  }
  if ('last' in kind) {
    totals.setLast(kind.last, start.wall, value * factor);
    return { metric: kind.last, day: start };
  }
  totals.addSpan(kind.sum, record['sourceName'] ?? '', start.wall, endOn(start, end), value * factor);
  return { metric: kind.sum, day: start };
}

function addSleep(totals: DayTotals, record: Attributes): Added | null {
  if (!record['value']?.startsWith(asleep)) return null;
  const start = appleStamp(record['startDate']);
  const end = appleStamp(record['endDate']);
  if (!start || !end) {
    totals.skip();
    return null;
  }
  totals.addSleep(start.wall, endOn(start, end));
  return { metric: 'sleepMinutes', day: start };
}

// When the clocks change in between, the wall clock does not tell how long it lasted.
const endOn = (start: Stamp, end: Stamp): number => start.wall + (end.utc - start.utc);
