import type { Metric } from '@manasik/core/health/metric-limits';
import { type NumberField, numberFields, rules, type Typed, typedOf } from './entry-form.ts';
import type { Row } from './measurements.ts';

/** An entry that a person is typing. */
export interface EntryDraft {
  readonly date: string;
  /** The fields that the person has changed. The others show the values of the day. */
  readonly changed: Readonly<Partial<Record<NumberField, string>>>;
  /** The row that was opened for changes; without one, the entry is new. */
  readonly row: Row | undefined;
}

type SleepField = 'sleepHours' | 'sleepMinutes';
const isSleep = (field: string): field is SleepField => field === 'sleepHours' || field === 'sleepMinutes';

export const newDraft = (date: string): EntryDraft => ({ date, changed: {}, row: undefined });

/**
 * The row that the person entered for a day.
 * @param earlier rows of the account for a day that this device does not list
 */
export function enteredOn(
  rows: readonly Row[],
  earlier: readonly Row[] | undefined,
  date: string,
): Row | undefined {
  const isEntered = (row: Row) => row.date === date && row.source === 'manual';
  const here = rows.find(isEntered);
  const account = earlier?.find(isEntered);
  // Without an id, this device knows only the values that it has not sent yet.
  if (!account || here?.id !== undefined) return here;
  return here ? { ...here, values: { ...account.values, ...here.values } } : account;
}

/** The text of the fields. `entered`: the row that the day already has. */
export const typedIn = (
  { date, changed, row }: EntryDraft,
  entered: Row | undefined,
  write: (value: number) => string,
): Typed => ({ ...typedOf(date, (row ?? entered)?.values ?? {}, write), ...changed });

export function withTyped(
  draft: EntryDraft,
  shown: Typed,
  field: NumberField | 'date',
  text: string,
): EntryDraft {
  if (field === 'date') {
    const isNew = draft.row === undefined;
    return { ...draft, date: text, changed: isNew ? withoutCleared(draft.changed) : draft.changed };
  }
  const { sleepHours, sleepMinutes } = shown;
  // Both fields make one value, so the other one must not change with the day.
  const pair = isSleep(field) ? { sleepHours, sleepMinutes } : {};
  return { ...draft, changed: { ...draft.changed, ...pair, [field]: text } };
}

/** A field that was cleared on one day must not clear the value of another day. Both fields of sleep make one value. */
function withoutCleared(changed: EntryDraft['changed']): EntryDraft['changed'] {
  const hasSleep = Boolean(changed.sleepHours) || Boolean(changed.sleepMinutes);
  return Object.fromEntries(
    Object.entries(changed).filter(([field, text]) => (isSleep(field) ? hasSleep : text !== '')),
  );
}

interface Replaced {
  readonly metric: Metric;
  readonly value: number;
}
type ReplacedByField = Partial<Record<NumberField, Replaced>>;

/** The values of the day that a new entry would replace, by the field that replaces them. */
export function replacedBy(
  { date, changed, row }: EntryDraft,
  entered: Row | undefined,
  write: (value: number) => string,
): ReplacedByField {
  if (row || !entered) return {};
  const before = typedOf(date, entered.values, write);
  const isChanged = (field: NumberField) => changed[field] !== undefined && changed[field] !== before[field];
  const replaced: ReplacedByField = {};
  for (const field of numberFields.filter(isChanged)) {
    const metric = isSleep(field) ? 'sleepMinutes' : rules[field].metric;
    const value = entered.values[metric];
    if (value !== undefined) replaced[isSleep(field) ? 'sleepHours' : field] = { metric, value };
  }
  return replaced;
}
