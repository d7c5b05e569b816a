import { addDays } from '@manasik/core/calendar/civil-date';
import type { MetricSource } from '@manasik/core/health/metrics';
import { api } from '../../../platform/api/index.ts';
import type { Delivery } from '../../../platform/outbox/delivery.ts';
import { accountPrefix } from '../../../platform/session/session.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';
import {
  type Change,
  firstWaiting,
  type Refused,
  rowKey,
  type StoredRow,
  shownRows,
  type WaitingRow,
  withChange,
  withoutRefusals,
  withoutSent,
  withRefused,
} from './measurements.ts';
import { sendChange } from './send-change.ts';
import { isStoredRow } from './stored-measurements.ts';
import { separateRefused, setWaiting, waitingOf } from './waiting-store.ts';

/** The days before today that the page lists. */
export const listedDays = 30;

/** The rows of the last days as the account has them, for use offline. */
interface KeptRows {
  /** Id of the user. */
  readonly owner: string;
  readonly rows: readonly StoredRow[];
}

const keptRows = keep<KeptRows>(
  `${accountPrefix}health`,
  (value): value is KeptRows =>
    isRecord(value) &&
    typeof value['owner'] === 'string' &&
    Array.isArray(value['rows']) &&
    value['rows'].every(isStoredRow),
);

/** Undefined until the account was read once on this device. */
export function useStoredRows(owner: string | undefined): readonly StoredRow[] | undefined {
  const kept = keptRows.use();
  return kept && kept.owner === owner ? kept.rows : undefined;
}

function storedRowsOf(owner: string): readonly StoredRow[] | undefined {
  const kept = keptRows.get();
  return kept?.owner === owner ? kept.rows : undefined;
}

/** The rows at this moment, which may be newer than the screen; undefined if the account was never read. */
export function currentRows(owner: string) {
  const stored = storedRowsOf(owner);
  return stored && shownRows(stored, waitingOf(owner));
}

export interface RowChange extends Omit<Change, 'at' | 'refused'> {
  readonly date: string;
  readonly source: MetricSource;
}

/** Changes a row at once on this device; the outbox sends it to the account. */
export function keepChange(owner: string, { date, source, ...change }: RowChange): void {
  setWaiting(owner, (waiting) => withChange(waiting, rowKey(date, source), { ...change, at: Date.now() }));
}

/** The outbox sends once more what the account has refused. */
export const retryRefused = (owner: string): void => setWaiting(owner, withoutRefusals);

/** Replaces one row of the known ones, or removes it. Unknown rows stay unknown. */
function learn(owner: string, { date, source }: WaitingRow, row: StoredRow | null): void {
  keptRows.change((kept) => {
    if (kept?.owner !== owner) return kept;
    const others = kept.rows.filter((each) => each.date !== date || each.source !== source);
    return { owner, rows: row ? [...others, row] : others };
  });
}

/** Sends one row after the other, and then reads the last days. */
export function measurementDelivery(
  owner: string,
  today: () => string,
  onRefused: (refused: Refused) => void,
): Delivery<WaitingRow, StoredRow | null> {
  let hasAsked = false;
  separateRefused(owner);
  const remove = ({ key, change }: WaitingRow) =>
    setWaiting(owner, (waiting) => withoutSent(waiting, key, change.at));
  return {
    next: (taken) => firstWaiting(waitingOf(owner), taken),
    put: (item, keepalive) => sendChange(item, storedRowsOf(owner), keepalive),
    accept: (item, row, isHere) => {
      if (isHere) learn(owner, item, row);
      remove(item);
    },
    refuse: (item, error) => {
      const { key, change } = item;
      const refused = { code: error.code, fields: Object.values(error.fields) };
      // The row of a refused deletion is shown again; what was typed stays on the device.
      if (change.values === null) remove(item);
      else setWaiting(owner, (waiting) => withRefused(waiting, key, change.at, refused));
      onRefused(refused);
      return true;
    },
    ask: async (taken, isHere) => {
      // The replies have what was sent.
      if (taken.length > 0 && hasAsked) return;
      const { metrics } = await api('GET /api/health/metrics', {
        query: { from: addDays(today(), -listedDays), limit: '500' },
      });
      if (!isHere()) return;
      hasAsked = true;
      keptRows.set({ owner, rows: metrics });
    },
  };
}
