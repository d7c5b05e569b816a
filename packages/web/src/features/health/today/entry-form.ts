import { firstRecordedDay, isCivilDate } from '@manasik/core/calendar/civil-date';
import { type Metric, metricLimits } from '@manasik/core/health/metric-limits';
import type { MetricValues } from '@manasik/core/health/metrics';
import type { Language } from '@manasik/core/text/languages';
import { type NumberFault, parseNumber } from '@manasik/core/text/parse-number';
import { glassMillilitres } from './goals.ts';

/** The fields of numbers in the order of the form, where the first refused one receives the focus. */
export const numberFields = [
  'steps',
  'distance',
  'activeMinutes',
  'water',
  'sleepHours',
  'sleepMinutes',
  'weight',
  'pulse',
] as const;
export type NumberField = (typeof numberFields)[number];

/** The typed text. */
export type Typed = Readonly<Record<NumberField | 'date', string>>;

export type Refusal =
  | { readonly code: Exclude<NumberFault, 'empty'> | 'whole' | 'date' | 'inFuture' | 'tooOld' }
  /** The day already has an entry with other values. */
  | { readonly code: 'dateTaken' }
  /** In the unit of the field. */
  | { readonly code: 'tooSmall'; readonly least: number }
  | { readonly code: 'tooBig'; readonly most: number };
export type Refusals = Partial<Record<NumberField | 'date', Refusal>>;

interface FieldRule {
  readonly metric: Metric;
  /** Units of the metric in one unit of the field. */
  readonly each: number;
  readonly isWhole: boolean;
}

/** How the value of a field becomes one of a metric. */
export const rules: Readonly<Record<Exclude<NumberField, 'sleepHours' | 'sleepMinutes'>, FieldRule>> = {
  steps: { metric: 'steps', each: 1, isWhole: true },
  distance: { metric: 'distanceMetres', each: 1000, isWhole: false },
  activeMinutes: { metric: 'activeMinutes', each: 1, isWhole: true },
  water: { metric: 'waterMillilitres', each: glassMillilitres, isWhole: false },
  weight: { metric: 'weightGrams', each: 1000, isWhole: false },
  pulse: { metric: 'restingPulse', each: 1, isWhole: true },
};

export const emptyTyped = (date: string): Typed => ({
  date,
  steps: '',
  distance: '',
  activeMinutes: '',
  water: '',
  sleepHours: '',
  sleepMinutes: '',
  weight: '',
  pulse: '',
});

/** The values of an entry as text to change. `write` formats a number as it is typed in the language. */
export function typedOf(date: string, values: MetricValues, write: (value: number) => string): Typed {
  const texts = Object.entries(rules).map(([field, { metric, each }]) => {
    const value = values[metric];
    return [field, value === undefined ? '' : write(value / each)];
  });
  const { sleepMinutes } = values;
  const sleep =
    sleepMinutes === undefined
      ? {}
      : { sleepHours: write(Math.floor(sleepMinutes / 60)), sleepMinutes: write(sleepMinutes % 60) };
  return { ...emptyTyped(date), ...Object.fromEntries(texts), ...sleep };
}

type Checked =
  | { readonly status: 'empty' }
  | { readonly status: 'refused'; readonly refusals: Refusals }
  | { readonly status: 'ready'; readonly date: string; readonly values: MetricValues };

/** The typed values in the units of the metrics, or the errors by field. `empty`: no number was entered. */
export function checkEntry(typed: Typed, today: string, language: Language): Checked {
  const refusals: Refusals = {};
  if (!isCivilDate(typed.date)) refusals.date = { code: 'date' };
  else if (typed.date > today) refusals.date = { code: 'inFuture' };
  else if (typed.date < firstRecordedDay) refusals.date = { code: 'tooOld' };

  const values: { [Key in Metric]?: number } = {};
  for (const [field, { metric, each, isWhole }] of Object.entries(rules)) {
    // The keys of the object above.
    const name = field as keyof typeof rules;
    const number = read(name, isWhole);
    if (number !== undefined) values[metric] = within(name, metric, Math.round(number * each), each);
  }
  const hours = read('sleepHours', true);
  const minutes = read('sleepMinutes', true);
  if (minutes !== undefined && minutes > 59) refusals.sleepMinutes = { code: 'tooBig', most: 59 };
  if (hours !== undefined || minutes !== undefined) {
    values.sleepMinutes = within('sleepHours', 'sleepMinutes', (hours ?? 0) * 60 + (minutes ?? 0), 60);
  }
  if (Object.keys(refusals).length > 0) return { status: 'refused', refusals };
  if (Object.keys(values).length === 0) return { status: 'empty' };
  return { status: 'ready', date: typed.date, values };

  function read(field: NumberField, isWhole: boolean): number | undefined {
    const parsed = parseNumber(typed[field], language);
    if ('value' in parsed) {
      if (isWhole && !Number.isInteger(parsed.value)) refusals[field] = { code: 'whole' };
      return parsed.value;
    }
    if (parsed.fault !== 'empty') refusals[field] = { code: parsed.fault };
    return undefined;
  }

  function within(field: NumberField, metric: Metric, value: number, each: number): number {
    const { least, greatest } = metricLimits[metric];
    if (value < least) refusals[field] ??= { code: 'tooSmall', least: least / each };
    if (value > greatest) refusals[field] ??= { code: 'tooBig', most: greatest / each };
    return value;
  }
}
