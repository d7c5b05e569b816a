import { groupBy } from '@manasik/core/collections/group-by';
import { newerCounted, newerPhrase } from '@manasik/core/dhikr/dhikr-merge';
import type { Reply } from '../../../platform/api/index.ts';
import { type DhikrRecord, type ByDay, rowOf, type Row, withRow } from './dhikr-record.ts';
import { unsentRows } from './stored-records.ts';

export type Answer = Reply<'PUT /api/dhikr'>;

interface Tally {
  date: string;
  dhikrId: string;
  count: number;
  revision: number;
}

interface Phrase {
  id: string;
  text: string;
  target: number;
  changedAt: number;
  removed: boolean;
}

/** One request: rows of one device id, and changes of one's own dhikr. */
export interface SyncRequest {
  deviceId: string;
  tallies: Tally[];
  phrases: Phrase[];
}

/** Both days included. */
export interface Days {
  from: string;
  to: string;
}

/** What the server refused. It stays on the device and is sent again when the page is next opened. */
export interface Held {
  readonly rows: ReadonlySet<string>;
  /** The server has no room for more dhikr of one's own. */
  readonly phrases: boolean;
}

export const nothingHeld: Held = { rows: new Set(), phrases: false };

// Well under 64 KB, the limit of a request, and of requests that continue while a page closes.
const talliesInRequest = 200;
const phrasesInRequest = 50;

export const rowName = (deviceId: string, { date, dhikrId }: { date: string; dhikrId: string }): string =>
  `${deviceId} ${date} ${dhikrId}`;
const phraseName = (id: string): string => `phrase ${id}`;

/** The names of everything in a request, in the form of `Held.rows`. */
export const namesIn = ({ deviceId, tallies, phrases }: SyncRequest): string[] => [
  ...tallies.map((tally) => rowName(deviceId, tally)),
  ...phrases.map(({ id }) => phraseName(id)),
];

/**
 * The requests for everything that is not sent yet. Rows of former device ids come first: the replies to the others are
 * about this device, and their totals then include those rows.
 */
export function syncRequests(record: DhikrRecord, held: Held): SyncRequest[] {
  const { deviceId } = record;
  const free = (id: string, rows: readonly Tally[]): Tally[] =>
    rows.filter((row) => !held.rows.has(rowName(id, row))).map(tallyOf);
  const own = unsentRows(record).map(({ date, dhikrId, row }) => ({ date, dhikrId, ...row }));
  const former = groupBy(record.parcels, (parcel) => parcel.deviceId);
  const phrases = record.phrases
    .filter(({ id, sent }) => !sent && !held.rows.has(phraseName(id)))
    .filter(({ removed }) => removed || !held.phrases)
    .map(({ id, text, target, changedAt, removed }) => ({ id, text, target, changedAt, removed }));
  return [
    ...[...former].flatMap(([id, parcels]) => ofRows(id, free(id, parcels))),
    ...ofRows(deviceId, free(deviceId, own)),
    // Last, so that a refusal does not delay counts.
    ...inParts(phrases, phrasesInRequest).map((part) => ({ deviceId, tallies: [], phrases: part })),
  ];
}

const ofRows = (deviceId: string, rows: readonly Tally[]): SyncRequest[] =>
  inParts(rows, talliesInRequest).map((tallies) => ({ deviceId, tallies, phrases: [] }));

const tallyOf = ({ date, dhikrId, count, revision }: Tally): Tally => ({ date, dhikrId, count, revision });

const inParts = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, n) => items.slice(n * most, (n + 1) * most));

/** The record after the server has accepted a request. If the reply covers its rows, apply `mergeServerState` first. */
export function markSent(record: DhikrRecord, request: SyncRequest): DhikrRecord {
  const isOwn = request.deviceId === record.deviceId;
  let next = record;
  for (const tally of isOwn ? request.tallies : []) {
    const row = rowOf(next, tally.date, tally.dhikrId);
    const { count, revision } = tally;
    const sent = row.sent ? newerCounted(row.sent, { count, revision }) : { count, revision };
    next = withRow(next, tally.date, tally.dhikrId, { ...row, sent });
  }
  const arrived = new Map(request.tallies.map((tally) => [rowName(request.deviceId, tally), tally.revision]));
  const parcels = next.parcels.filter(
    (parcel) => parcel.revision > (arrived.get(rowName(parcel.deviceId, parcel)) ?? 0),
  );
  const phrases = next.phrases.map((phrase) =>
    request.phrases.some(({ id, changedAt }) => id === phrase.id && changedAt === phrase.changedAt)
      ? { ...phrase, sent: true }
      : phrase,
  );
  return { ...next, parcels, phrases };
}

/** The record with the server's state of `days`. The reply must be about the device id of the record. */
export function mergeServerState(
  record: DhikrRecord,
  { tallies, own, phrases }: Answer,
  { to }: Days,
): DhikrRecord {
  let next = record;
  for (const stored of own) {
    const row = rowOf(next, stored.date, stored.dhikrId);
    next = withRow(next, stored.date, stored.dhikrId, reconciled(row, stored));
  }
  const mine = new Map(own.map(({ date, dhikrId, count }) => [`${date} ${dhikrId}`, count]));
  const others: Record<string, Record<string, number>> = after(next.others, to);
  for (const { date, dhikrId, count } of tallies) {
    const more = count - (mine.get(`${date} ${dhikrId}`) ?? 0);
    if (more > 0) others[date] = { ...others[date], [dhikrId]: more };
  }
  const known = new Map(next.phrases.map((phrase) => [phrase.id, phrase]));
  for (const phrase of phrases) {
    const ours = known.get(phrase.id);
    const theirs = { ...phrase, sent: true };
    // The server decides: it may have changed the date, or have a later change.
    known.set(phrase.id, ours && !ours.sent ? newerPhrase(theirs, ours) : theirs);
  }
  return { ...next, others, phrases: [...known.values()] };
}

/**
 * Merges a row with the state of the server, which is usually older. It is newer only if the device lost its last
 * writes (for example without battery); then later counts are added to it.
 */
function reconciled(row: Row, { count, revision }: Tally): Row {
  const stored = { count, revision };
  if (row.revision >= revision) return { ...row, sent: stored };
  const since = row.count - (row.sent?.count ?? 0);
  if (since === 0) return { ...stored, sent: stored };
  return { count: Math.max(0, count + since), revision: revision + 1, sent: stored };
}

// Earlier days are not shown any more.
const after = (days: ByDay<number>, last: string): Record<string, Record<string, number>> =>
  Object.fromEntries(Object.entries(days).filter(([date]) => date > last));
