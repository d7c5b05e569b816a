import { type DhikrRecord, emptyRecord, type Parcel, type Row } from './dhikr-record.ts';

/** The owner of counts without an account. */
export const nobody = 'device';

/** The records of this device, by user id, or `nobody`. */
export interface StoredRecords {
  readonly version: 1;
  readonly books: Readonly<Record<string, DhikrRecord>>;
}

export const noRecords: StoredRecords = { version: 1, books: {} };

export const recordOf = (stored: StoredRecords, owner: string): DhikrRecord | undefined =>
  stored.books[owner];

export const withRecord = (stored: StoredRecords, owner: string, record: DhikrRecord): StoredRecords => ({
  ...stored,
  books: { ...stored.books, [owner]: record },
});

/**
 * Somebody has signed in, or nobody is here any more. Of what others counted on this device only that stays which the
 * server has not got yet, marked as theirs and shown to nobody else. What was counted without an account goes to who
 * has signed in, once: it leaves the record of nobody.
 * @param newId makes an id that no device has
 */
export function arrive(stored: StoredRecords, owner: string, newId: () => string): StoredRecords {
  const books: Record<string, DhikrRecord> = {};
  for (const [who, record] of Object.entries(stored.books)) {
    if (who === owner || who === nobody) books[who] = record;
    else if (hasUnsent(record)) books[who] = sealed(record, newId());
  }
  const counted = books[nobody];
  if (owner !== nobody && counted && (hasUnsent(counted) || !books[owner])) {
    const own = books[owner];
    books[owner] = own ? joined(own, counted) : counted;
    delete books[nobody];
  }
  const names = [...new Set([...Object.keys(stored.books), ...Object.keys(books)])];
  return names.every((name) => stored.books[name] === books[name]) ? stored : { ...stored, books };
}

const isUnsent = (row: Row): boolean => row.revision > (row.sent?.revision ?? 0);

/** True if the server does not have something of the record yet. */
export const hasUnsent = (record: DhikrRecord): boolean =>
  record.parcels.length > 0 || parcelsOf(record).length > 0 || record.phrases.some(({ sent }) => !sent);

/** The rows of this device that the server does not have yet. */
export const unsentRows = ({ own }: DhikrRecord): { date: string; dhikrId: string; row: Row }[] =>
  Object.entries(own).flatMap(([date, rows]) =>
    Object.entries(rows).flatMap(([dhikrId, row]) => (isUnsent(row) ? [{ date, dhikrId, row }] : [])),
  );

const parcelsOf = (record: DhikrRecord): Parcel[] =>
  unsentRows(record).map(({ date, dhikrId, row: { count, revision, sent } }) => ({
    date,
    dhikrId,
    deviceId: record.deviceId,
    count,
    revision,
    sentCount: sent?.count ?? 0,
  }));

/** The unsent part of a record under a new device id, so that its owner continues in new rows. */
function sealed(record: DhikrRecord, deviceId: string): DhikrRecord {
  const { own, others, steps, phrases } = record;
  const isSealed = [own, others, steps].every((part) => Object.keys(part).length === 0);
  if (isSealed && phrases.every(({ sent }) => !sent)) return record;
  const parcels = [...record.parcels, ...parcelsOf(record)];
  return { ...emptyRecord(deviceId), parcels, phrases: phrases.filter(({ sent }) => !sent) };
}

/** The record of a person, including the counts from before signing in. */
const joined = (own: DhikrRecord, counted: DhikrRecord): DhikrRecord => ({
  ...own,
  parcels: [...own.parcels, ...counted.parcels, ...parcelsOf(counted)],
  phrases: [
    ...own.phrases,
    ...counted.phrases.filter(({ id }) => !own.phrases.some((known) => known.id === id)),
  ],
  chosen: counted.chosen,
  rounds: { ...own.rounds, ...counted.rounds },
  touched: counted.touched ?? own.touched,
  steps: [],
});

/** The record without the days before `first`, except unsent ones. `keepSent`: there is no server that stores them. */
export function pruned(record: DhikrRecord, first: string, keepSent: boolean): DhikrRecord {
  const own = Object.fromEntries(
    Object.entries(record.own).flatMap(([date, rows]) => {
      if (date >= first) return [[date, rows]];
      const kept = keepSent ? [] : Object.entries(rows).filter(([, row]) => isUnsent(row));
      return kept.length > 0 ? [[date, Object.fromEntries(kept)]] : [];
    }),
  );
  return Object.keys(own).length === Object.keys(record.own).length ? record : { ...record, own };
}
