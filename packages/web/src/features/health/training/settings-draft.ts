import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { planLimits, type PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { trainingPlan, weekAt } from '@manasik/core/health/plan/training-plan';
import type { Language } from '@manasik/core/text/languages';
import { parseNumber } from '@manasik/core/text/parse-number';
import type { PlanFields } from './training-record.ts';

/** The distance of each choice of walking time at 4 km an hour, in metres. */
const amountMetres = {
  little: 500,
  twenty: 1_300,
  forty: 2_600,
  hour: 4_000,
  ninety: 6_000,
  more: 8_000,
} as const;
type Amount = keyof typeof amountMetres;
// The keys of the object above, and `own` for a distance that the person enters.
export const amounts = [...(Object.keys(amountMetres) as Amount[]), 'own'] as const;

export interface SettingsDraft {
  readonly departsOn: string;
  readonly amount: Amount | 'own' | undefined;
  readonly kilometres: string;
  readonly restWeekdays: readonly number[];
  readonly age: string;
}

export type DraftFault = 'departsOn' | 'daily' | 'kilometres' | 'age' | 'rest';

/** The fields to start from: the saved ones, or one day of rest, Friday. */
export function draftOf(
  fields: PlanFields | null,
  departsOn: string,
  digits: (value: number) => string,
): SettingsDraft {
  if (fields === null) {
    return { departsOn, amount: undefined, kilometres: '', restWeekdays: [5], age: '' };
  }
  const amount = amounts.find((one) => one !== 'own' && amountMetres[one] === fields.dailyMetres) ?? 'own';
  return {
    departsOn: fields.departsOn,
    amount,
    kilometres: amount === 'own' ? digits(fields.dailyMetres / 1000) : '',
    restWeekdays: fields.restWeekdays,
    age: fields.age === null ? '' : digits(fields.age),
  };
}

/** The fields of the form. */
type GivenFields = Omit<PlanFields, 'startsOn' | 'missedWeeks'>;

/** A plan that changes. */
interface Change {
  /** The fields before. */
  readonly before: PlanFields | null;
  /** The usual day of the present week, in metres; null without a plan. */
  readonly level: number | null;
  readonly today: string;
}

/** The usual day of the present week of a plan, in metres; null without a plan. */
export function presentLevel(settings: PlanSettings | null, today: string): number | null {
  const plan = settings && trainingPlan(settings).plan;
  return (plan && weekAt(plan, today)?.dayMetres) ?? null;
}

/**
 * The plan continues if the person still walks as much as at its start. Otherwise it begins today, because what they
 * walk now is the level of its first week. A new plan, and one after another that is over, begins today too. With an earlier
 * departure it begins today at the level of this week: its past weeks would rise faster than those that were walked.
 */
export function planFields(given: GivenFields, { before, level, today }: Change): PlanFields {
  const goesOn =
    before !== null &&
    before.startsOn <= today &&
    before.departsOn > today &&
    before.dailyMetres === given.dailyMetres;
  if (goesOn && given.departsOn < before.departsOn && level !== null)
    return { ...given, dailyMetres: level, startsOn: today, missedWeeks: [] };
  return {
    ...given,
    startsOn: goesOn ? before.startsOn : today,
    missedWeeks: goesOn ? before.missedWeeks : [],
  };
}

type Checked =
  | { readonly fields: GivenFields; readonly faults: null }
  | { readonly fields: null; readonly faults: ReadonlySet<DraftFault> };

/** Reads the form in any of our digits. The departure must be after today. */
export function checkDraft(draft: SettingsDraft, language: Language, today: string): Checked {
  const dailyMetres = metresOf(draft, language);
  const age = ageOf(draft.age, language);
  const faults = new Set<DraftFault>();
  if (!isCivilDate(draft.departsOn) || draft.departsOn <= today) faults.add('departsOn');
  if (draft.amount === undefined) faults.add('daily');
  else if (dailyMetres === undefined) faults.add('kilometres');
  if (age === undefined) faults.add('age');
  if (draft.restWeekdays.length > planLimits.restWeekdays) faults.add('rest');
  if (faults.size > 0 || dailyMetres === undefined || age === undefined) return { fields: null, faults };
  const restWeekdays = draft.restWeekdays.toSorted((one, other) => one - other);
  return { fields: { departsOn: draft.departsOn, dailyMetres, restWeekdays, age }, faults: null };
}

function metresOf({ amount, kilometres }: SettingsDraft, language: Language): number | undefined {
  if (amount === undefined) return undefined;
  if (amount !== 'own') return amountMetres[amount];
  const parsed = parseNumber(kilometres, language);
  if (!('value' in parsed)) return undefined;
  const metres = Math.round(parsed.value * 1000);
  return metres <= planLimits.dailyMetres ? metres : undefined;
}

/** Null without an age; undefined for an impossible one. */
function ageOf(text: string, language: Language): number | null | undefined {
  const parsed = parseNumber(text, language);
  if ('fault' in parsed) return parsed.fault === 'empty' ? null : undefined;
  const { value } = parsed;
  return Number.isInteger(value) && value >= planLimits.youngest && value <= planLimits.oldest
    ? value
    : undefined;
}
