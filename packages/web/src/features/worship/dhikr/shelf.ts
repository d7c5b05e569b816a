import { type Book, emptyBook, type Parcel, type Row } from './book.ts';

/** Whoever counts without an account. */
export const nobody = 'device';

/** The books of this device, by the id of the person, or `nobody`. */
export interface Shelf {
  readonly version: 1;
  readonly books: Readonly<Record<string, Book>>;
}

export const emptyShelf: Shelf = { version: 1, books: {} };

export const bookOf = (shelf: Shelf, owner: string): Book | undefined => shelf.books[owner];

export const withBook = (shelf: Shelf, owner: string, book: Book): Shelf => ({
  ...shelf,
  books: { ...shelf.books, [owner]: book },
});

/**
 * Somebody has signed in, or nobody is here any more. Of what others counted on this device only that stays which the
 * server has not got yet, marked as theirs and shown to nobody else. What was counted without an account goes to who
 * has signed in, once: it leaves the book of nobody.
 * @param newId makes an id that no device has
 */
export function arrive(shelf: Shelf, owner: string, newId: () => string): Shelf {
  const books: Record<string, Book> = {};
  for (const [who, book] of Object.entries(shelf.books)) {
    if (who === owner || who === nobody) books[who] = book;
    else if (hasUnsent(book)) books[who] = sealed(book, newId());
  }
  const counted = books[nobody];
  if (owner !== nobody && counted && (hasUnsent(counted) || !books[owner])) {
    const own = books[owner];
    books[owner] = own ? joined(own, counted) : counted;
    delete books[nobody];
  }
  const names = [...new Set([...Object.keys(shelf.books), ...Object.keys(books)])];
  return names.every((name) => shelf.books[name] === books[name]) ? shelf : { ...shelf, books };
}

const isUnsent = (row: Row): boolean => row.revision > (row.sent?.revision ?? 0);

const hasUnsent = (book: Book): boolean =>
  book.parcels.length > 0 || parcelsOf(book).length > 0 || book.phrases.some(({ sent }) => !sent);

/** The rows of this device that the server has not got yet. */
export const unsentRows = ({ own }: Book): { date: string; dhikrId: string; row: Row }[] =>
  Object.entries(own).flatMap(([date, rows]) =>
    Object.entries(rows).flatMap(([dhikrId, row]) => (isUnsent(row) ? [{ date, dhikrId, row }] : [])),
  );

const parcelsOf = (book: Book): Parcel[] =>
  unsentRows(book).map(({ date, dhikrId, row: { count, revision, sent } }) => ({
    date,
    dhikrId,
    deviceId: book.deviceId,
    count,
    revision,
    sentCount: sent?.count ?? 0,
  }));

/** What of a book must not be lost, under a new device id: its owner goes on in rows of their own. */
function sealed(book: Book, deviceId: string): Book {
  const { own, others, steps, phrases } = book;
  const isSealed = [own, others, steps].every((part) => Object.keys(part).length === 0);
  if (isSealed && phrases.every(({ sent }) => !sent)) return book;
  const parcels = [...book.parcels, ...parcelsOf(book)];
  return { ...emptyBook(deviceId), parcels, phrases: phrases.filter(({ sent }) => !sent) };
}

/** A person's book with what was counted before they signed in. */
const joined = (own: Book, counted: Book): Book => ({
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

/** Without the days before `first`, as far as nobody waits for them. `keepSent`: no server keeps them. */
export function pruned(book: Book, first: string, keepSent: boolean): Book {
  const own = Object.fromEntries(
    Object.entries(book.own).flatMap(([date, rows]) => {
      if (date >= first) return [[date, rows]];
      const kept = keepSent ? [] : Object.entries(rows).filter(([, row]) => isUnsent(row));
      return kept.length > 0 ? [[date, Object.fromEntries(kept)]] : [];
    }),
  );
  return Object.keys(own).length === Object.keys(book.own).length ? book : { ...book, own };
}
