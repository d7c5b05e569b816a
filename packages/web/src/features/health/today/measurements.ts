import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { type Metric, metricLimits, metrics } from '@manasik/core/health/metric-limits';
import { combined, isMetricSource, type MetricSource, type MetricValues } from '@manasik/core/health/metrics';

/** The measurements of one day from one source, as the account has them. */
export interface StoredRow {
  readonly id: string;
  readonly date: string;
  readonly source: MetricSource;
  readonly values: MetricValues;
}
/** As shown: with changes that the account does not have yet, and then perhaps without an id. */
export type Row = Omit<StoredRow, 'id'> & {
  readonly id: string | undefined;
  /** Why the account did not accept the values. */
  readonly refused?: Refused | undefined;
};

/** The account's answer to a change that it will not accept. */
export interface Refused {
  /** For example `health.tooMany`. */
  readonly code: string;
  /** The codes of the refused fields, such as `inFuture`. */
  readonly fields: readonly string[];
}

/** The metrics that lose their value: always (null), or only if it still is the given number. */
export type Removed = { readonly [Key in Metric]?: number | null | undefined };

export interface Change {
  /** Null deletes the row. */
  readonly values: MetricValues | null;
  /** The values replace those of the row. Otherwise they are added to them. */
  readonly isWhole: boolean;
  readonly removed?: Removed | undefined;
  /** Milliseconds since 1970; later than any previous change, even if the clock was set back. */
  readonly at: number;
  /** Stays on this device until the person corrects or deletes it, or sends it again. */
  readonly refused?: Refused | undefined;
}

/** Changes that the account does not have yet, by `rowKey`. */
export type Waiting = Readonly<Record<string, Change>>;

export const rowKey = (date: string, source: MetricSource): string => `${date}:${source}`;

/** The day and source of a `rowKey`. */
export function partsOf(key: string): { date: string; source: MetricSource } | undefined {
  const [date, source] = key.split(':');
  return isCivilDate(date) && isMetricSource(source) ? { date, source } : undefined;
}

export const hasValues = (values: MetricValues): boolean =>
  metrics.some((metric) => values[metric] !== undefined);

/** Adds a change to those that wait for the same row. One that changes nothing makes a refused one ready to send. */
export function withChange(waiting: Waiting, key: string, change: Change): Waiting {
  const before = waiting[key];
  const at = Math.max(change.at, (before?.at ?? 0) + 1);
  if (change.isWhole) return { ...waiting, [key]: { ...change, at } };
  if (before) return { ...waiting, [key]: { ...united(before, change), at } };
  const isNothing = !change.removed && !hasValues(change.values ?? {});
  return isNothing ? waiting : { ...waiting, [key]: { ...change, at } };
}

/** The second change adds values to the first one, or removes some. */
function united(first: Change, second: Change): Omit<Change, 'at' | 'refused'> {
  const values: { [Key in Metric]?: number | undefined } = { ...first.values };
  const removed: { [Key in Metric]?: Removed[Key] } = { ...first.removed };
  for (const metric of metrics) {
    const expected = second.removed?.[metric];
    if (second.values?.[metric] !== undefined) {
      values[metric] = second.values[metric];
      delete removed[metric];
    } else if (expected !== undefined) {
      // The account may already have the value that waits here.
      removed[metric] = values[metric] === undefined ? expected : null;
      delete values[metric];
    }
  }
  // After a deletion the row has nothing else.
  if (first.isWhole) return { values: hasValues(values) ? values : null, isWhole: true };
  return { values, isWhole: false, ...(Object.keys(removed).length > 0 && { removed }) };
}

/** The values of a row after a change; without any, there is no row. */
function valuesAfter(before: MetricValues, { values, isWhole, removed }: Change): MetricValues {
  if (isWhole || values === null) return values ?? {};
  const isKept = (metric: Metric) => removed?.[metric] !== null && removed?.[metric] !== before[metric];
  const kept = metrics.filter((metric) => before[metric] !== undefined && isKept(metric));
  return { ...Object.fromEntries(kept.map((metric) => [metric, before[metric]])), ...values };
}

/** Removes a change that was sent, unless the row changed again in the meantime. */
export function withoutSent(waiting: Waiting, key: string, at: number): Waiting {
  const { [key]: sent, ...others } = waiting;
  return sent?.at === at ? others : waiting;
}

/** Marks a change as refused, unless the row changed again in the meantime. */
export function withRefused(waiting: Waiting, key: string, at: number, refused: Refused): Waiting {
  const change = waiting[key];
  return change?.at === at ? { ...waiting, [key]: { ...change, refused } } : waiting;
}

/** Makes all refused changes ready to send. */
export const withoutRefusals = (waiting: Waiting): Waiting =>
  Object.fromEntries(
    Object.entries(waiting).map(([key, { refused: _refused, ...change }]) => [key, change] as const),
  );

export interface WaitingRow {
  readonly key: string;
  readonly date: string;
  readonly source: MetricSource;
  readonly change: Change;
}

/** The change of the oldest day that is neither refused nor among those already sent. */
export function firstWaiting(waiting: Waiting, sent: readonly WaitingRow[] = []): WaitingRow | undefined {
  const isSent = (key: string): boolean =>
    sent.some((row) => row.key === key && row.change.at === waiting[key]?.at);
  const key = Object.keys(waiting)
    .toSorted()
    .find((each) => !waiting[each]?.refused && !isSent(each));
  const parts = key === undefined ? undefined : partsOf(key);
  const change = key === undefined ? undefined : waiting[key];
  return key !== undefined && parts && change ? { key, ...parts, change } : undefined;
}

/** The rows of the account with the waiting changes, the latest day first. */
export function shownRows(stored: readonly StoredRow[], waiting: Waiting): Row[] {
  const rows = new Map<string, Row>(stored.map((row) => [rowKey(row.date, row.source), row]));
  for (const [key, change] of Object.entries(waiting)) {
    const before = rows.get(key);
    const parts = partsOf(key);
    const values = valuesAfter(before?.values ?? {}, change);
    if (!hasValues(values)) rows.delete(key);
    else if (parts)
      rows.set(key, {
        id: before?.id,
        ...parts,
        values,
        ...(change.refused && { refused: change.refused }),
      });
  }
  return [...rows.values()].toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.source.localeCompare(b.source),
  );
}

/** The values of a day, its sources combined. */
export const valuesOn = (rows: readonly Row[], date: string): MetricValues =>
  combined(rows.filter((row) => row.date === date));

/** A value plus `more`, within the limits of a day. */
export const added = (metric: Metric, value: number | undefined, more: number): number =>
  Math.min(metricLimits[metric].greatest, Math.max(metricLimits[metric].least, (value ?? 0) + more));

/** True if two rows have the same day, source and values. */
export const isSameRow = (one: Row, other: Row): boolean =>
  one.date === other.date &&
  one.source === other.source &&
  metrics.every((metric) => one.values[metric] === other.values[metric]);

/** True if an entry that moves to `date` would replace another value that its source already has there. */
export const wouldReplace = (
  rows: readonly Pick<Row, 'date' | 'source' | 'values'>[],
  moved: Pick<Row, 'date' | 'source'>,
  date: string,
  values: MetricValues,
): boolean =>
  moved.date !== date &&
  rows.some(
    (row) =>
      row.date === date &&
      row.source === moved.source &&
      metrics.some((metric) => {
        const [before, after] = [row.values[metric], values[metric]];
        return before !== undefined && after !== undefined && before !== after;
      }),
  );
