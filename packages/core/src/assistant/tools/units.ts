import { formatsIn } from './format.ts';
import { type Quantities, type Quantity, quantitiesOf } from './quantities.ts';
import { bold, bullets, replyWith } from './reply-parts.ts';
import { mithqalGrams } from '../../zakat/zakat-weights.ts';
import type { Tool, ToolCall } from './types.ts';
import { absoluteZero, convert, isComparable, isTemperature, type Unit, usualTargets } from './unit-table.ts';

/** Larger numbers are typing errors, and would fill the screen with digits. */
const most = 1e12;
/** Conversions in one answer. */
const mostAmounts = 3;

/** Converts the measures that a question names. */
export const unitsTool: Tool = (call) => {
  const { say } = call;
  const found = quantitiesOf(call.question, call.language);
  // In "5 ft 10" the second number has no unit.
  const hasBare = found.list.length > 1 && found.list.some(({ unit }) => unit === null);
  const measures = hasBare ? [] : measuresIn(found);
  const paragraphs =
    measures.length === 0
      ? [ask(call, found)]
      : answers(call, measures.slice(0, mostAmounts).flatMap(inBothOunces), found.otherUnits);
  return replyWith(say, {
    paragraphs,
    suggestions: measures.length === 0 ? ['units'] : ['currency', 'next'],
    isIncomplete: measures.length === 0,
  });
};

type Measure = Quantity & { readonly unit: Unit };

function measuresIn(found: Quantities): Measure[] {
  const { list, otherUnits, askedUnit, hasDegree } = found;
  const measures = list.flatMap((each) => (each.unit === null ? [] : [{ ...each, unit: each.unit }]));
  if (measures.length > 0) return measures;
  const [only, ...others] = list;
  const [target] = otherUnits;
  if (only && others.length === 0 && hasDegree && target !== undefined && isTemperature(target)) {
    return [{ ...only, unit: target === 'c' ? 'f' : 'c' }];
  }
  // "How many grams in a tola?"
  const from = otherUnits.find((unit) => unit !== askedUnit);
  if (list.length > 0 || askedUnit === null || from === undefined) return [];
  return [{ ...noQuantity, value: 1, unit: from }];
}

/** Food is weighed in one ounce, gold and silver in another, and the word alone does not say which. */
const inBothOunces = (measure: Measure): Measure[] =>
  measure.unit === 'oz' ? [measure, { ...measure, unit: 'ozt' }] : [measure];

const noQuantity = {
  fault: null,
  text: '',
  currency: null,
  currencyText: '',
  metal: null,
  isOfMetal: false,
  isRate: false,
  isPeriod: false,
  isEqual: false,
} as const;

function ask({ say }: ToolCall, { list, otherUnits, hasDegree }: Quantities): string {
  if (list.length > 0) return say(hasDegree ? 'units.askScale' : 'units.askUnit');
  return say(otherUnits.length > 0 ? 'units.askAmount' : 'units.askBoth');
}

function answers(call: ToolCall, measures: readonly Measure[], otherUnits: readonly Unit[]): string[] {
  const { say } = call;
  const shown = new Set<Unit>();
  const lines = measures.map((measure) => {
    const problem = problemOf(call, measure);
    if (problem !== null) return problem;
    const { unit } = measure;
    const wanted = otherUnits.filter((other) => other !== unit && !(other === 'oz' && unit === 'ozt'));
    const targets = wanted.filter((other) => isComparable(unit, other));
    if (wanted.length > 0 && targets.length === 0) return say('units.incomparable');
    const to = targets.length > 0 ? [...new Set(targets.flatMap(bothOunces))] : usualTargets(unit);
    for (const each of [unit, ...to]) shown.add(each);
    return converted(call, measure, to);
  });
  const hasBritish = shown.has('pint') || shown.has('floz');
  const [line = '', ...more] = lines;
  return [
    more.length === 0 ? line : bullets(lines),
    hasBritish ? say('units.british') : '',
    shown.has('mithqal') ? say('units.ofNisab', { grams: formatsIn(call.language).grams(mithqalGrams) }) : '',
  ];
}

const bothOunces = (unit: Unit): readonly Unit[] => (unit === 'oz' ? ['oz', 'ozt'] : [unit]);

function problemOf({ say }: ToolCall, { value, fault, text, unit }: Measure): string | null {
  if (value === null)
    return fault === 'negative' ? say('units.negative') : say('unreadable', { number: text });
  if (unit === 'c' || unit === 'f')
    return value < absoluteZero[unit] ? say('units.tooCold') : tooBig(say, value);
  return value < 0 ? say('units.negative') : tooBig(say, value);
}

const tooBig = (say: ToolCall['say'], value: number): string | null => (value > most ? say('tooBig') : null);

function converted({ say, language }: ToolCall, { value, unit }: Measure, to: readonly Unit[]): string {
  const { measure } = formatsIn(language);
  const amount = value ?? 0;
  const results = to.map((each) => bold(measure(convert(amount, unit, each), each, say)));
  return [measure(amount, unit, say), ...results].join(' = ');
}
