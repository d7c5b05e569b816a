import type { Walker } from '@manasik/core/health/walk-test';
import { planLimits } from '@manasik/core/health/plan/plan-settings';
import { walkTestLimits } from '@manasik/core/health/walk-test';
import type { Language } from '@manasik/core/text/languages';
import { parseNumber } from '@manasik/core/text/parse-number';

type Measure = { readonly by: 'laps'; readonly lapMetres: number } | { readonly by: 'gps' };

export interface TestSetup {
  readonly measure: Measure;
  /** Null without the data to compare. */
  readonly walker: Walker | null;
}

export interface TestOutcome {
  readonly seconds: number;
  readonly laps: number;
  /** By the location of the phone. */
  readonly gpsMetres: number;
}

export const numberLimits = {
  lapMetres: walkTestLimits.lapMetres,
  age: { least: planLimits.youngest, most: planLimits.oldest },
  height: walkTestLimits.heightCm,
  weight: walkTestLimits.weightKg,
} as const;
export type NumberField = keyof typeof numberLimits;

export interface TestDraft {
  readonly by: Measure['by'];
  readonly sex: Walker['sex'] | undefined;
  readonly lapMetres: string;
  readonly age: string;
  readonly height: string;
  readonly weight: string;
}

/** The number of a field; null if it is empty, undefined if it is not one of those allowed. */
function numberOf(text: string, field: NumberField, language: Language): number | null | undefined {
  const parsed = parseNumber(text, language);
  if ('fault' in parsed) return parsed.fault === 'empty' ? null : undefined;
  const { least, most } = numberLimits[field];
  return parsed.value >= least && parsed.value <= most ? parsed.value : undefined;
}

type Checked =
  | { readonly setup: TestSetup; readonly faults: null }
  | { readonly setup: null; readonly faults: ReadonlySet<NumberField> };

/** Reads the form in any of our digits. The comparison is left out unless all of it is given. */
export function checkTest(draft: TestDraft, language: Language): Checked {
  const read = (field: NumberField) => numberOf(draft[field], field, language);
  const values = { age: read('age'), height: read('height'), weight: read('weight') };
  const lapMetres = read('lapMetres');
  const faults = new Set<NumberField>();
  if (draft.by === 'laps' && typeof lapMetres !== 'number') faults.add('lapMetres');
  for (const field of ['age', 'height', 'weight'] as const) {
    if (values[field] === undefined) faults.add(field);
  }
  if (faults.size > 0) return { setup: null, faults };
  const { age, height, weight } = values;
  const hasAll =
    draft.sex && typeof age === 'number' && typeof height === 'number' && typeof weight === 'number';
  return {
    setup: {
      measure:
        draft.by === 'laps' && typeof lapMetres === 'number' ? { by: 'laps', lapMetres } : { by: 'gps' },
      walker: hasAll && draft.sex ? { sex: draft.sex, age, heightCm: height, weightKg: weight } : null,
    },
    faults: null,
  };
}

/** The distance in metres; null if nothing was measured. */
export function distanceOf({ measure }: TestSetup, outcome: TestOutcome, extraMetres: number): number | null {
  const metres = measure.by === 'gps' ? outcome.gpsMetres : outcome.laps * measure.lapMetres + extraMetres;
  return metres > 0 ? metres : null;
}
