import { addDays, type CivilDate, monthsLater } from '../calendar/civil-date.ts';

/** The time for which a vaccination counts under an authority's rule. */
export interface ValidityRule {
  /** Days after the injection from which it counts; null if the rule names none. */
  readonly fromDays: number | null;
  /** Years for which it counts; null for life, or if the rule names none. */
  readonly years: number | null;
  readonly isForLife: boolean;
}

export interface Stay {
  /** The day on which it must begin to count; null while it is unknown. */
  readonly arrival: CivilDate | null;
  /** The first and last day of the Hajj. */
  readonly begins: CivilDate;
  readonly to: CivilDate;
}

export interface Validity {
  readonly from: CivilDate;
  /** The last day; null if it is for life or the rule names no end. */
  readonly until: CivilDate | null;
  /**
   * `late`: counts only after the arrival, or after the Hajj has begun. `expired`: ends before the Hajj does. `unknown`:
   * the rule names no end. `arrivalUnknown`: covers the Hajj if the person arrives on `from` or later.
   */
  readonly state: 'covers' | 'late' | 'expired' | 'unknown' | 'arrivalUnknown';
}

/** The first day of arrival for the Hajj that ends on `last`: an earlier one belongs to the Hajj before. */
export const firstArrival = (last: CivilDate): CivilDate => addDays(last, -350);

/** True if a person can arrive on this day for the Hajj that ends on `last`. */
export const isArrival = (date: CivilDate, last: CivilDate): boolean =>
  date >= firstArrival(last) && date <= last;

/** The days on which a vaccination counts, and whether they cover the stay. */
export function vaccineValidity(given: CivilDate, rule: ValidityRule, stay: Stay): Validity {
  const from = addDays(given, rule.fromDays ?? 0);
  const until = rule.years === null || rule.isForLife ? null : monthsLater(given, 12 * rule.years);
  if (from > (stay.arrival ?? stay.begins)) return { from, until, state: 'late' };
  if (until !== null && until < stay.to) return { from, until, state: 'expired' };
  if (until === null && !rule.isForLife) return { from, until, state: 'unknown' };
  return { from, until, state: stay.arrival === null ? 'arrivalUnknown' : 'covers' };
}
