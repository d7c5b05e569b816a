import { describe, expect, it } from 'vitest';
import { type Book, count, emptyBook, type Moment, putPhrase, totalOn } from './book.ts';
import { letters, taken } from './exchange.ts';
import { arrive, bookOf, emptyShelf, nobody, pruned, type Shelf, withBook } from './shelf.ts';

const now: Moment = { at: Date.parse('2026-11-21T12:00:00Z'), date: '2026-11-21' };
const nothingHeld = { rows: new Set<string>(), phrases: false };
let ids = 0;
const newId = () => `new-${(ids += 1)}`;

function counted(book: Book, times: number): Book {
  let next = book;
  for (let n = 0; n < times; n += 1) next = count(next, now)?.book ?? next;
  return next;
}
const sent = (book: Book): Book => letters(book, nothingHeld).reduce(taken, book);
const shelfOf = (books: Record<string, Book>): Shelf => ({ version: 1, books });
const total = (shelf: Shelf, owner: string): number => {
  const book = bookOf(shelf, owner);
  return book ? totalOn(book, now.date) : 0;
};
const own = { id: 'own-1', text: 'Salawat', target: 3, removed: false };

describe('signing in', () => {
  it('brings what was counted before, with its round, and leaves nothing of it to nobody', () => {
    const before = counted(putPhrase(emptyBook('phone'), own, now.at), 5);
    const shelf = arrive(shelfOf({ [nobody]: before }), 'amina', newId);
    expect(bookOf(shelf, 'amina')).toEqual(before);
    expect(bookOf(shelf, nobody)).toBeUndefined();
    expect(arrive(shelf, 'amina', newId)).toBe(shelf);
  });

  it('adds it to what this person has here, under the device id it was counted with', () => {
    const shelf = arrive(
      shelfOf({ [nobody]: counted(emptyBook('before'), 5), amina: sent(counted(emptyBook('phone'), 20)) }),
      'amina',
      newId,
    );
    expect(total(shelf, 'amina')).toBe(25);
    const book = bookOf(shelf, 'amina') ?? emptyBook('none');
    expect(letters(book, nothingHeld)).toEqual([
      {
        deviceId: 'before',
        tallies: [{ date: now.date, dhikrId: 'subhanallah', count: 5, revision: 5 }],
        phrases: [],
      },
    ]);
    // Whoever counts without an account next begins under another id.
    expect(bookOf(shelf, nobody)).toBeUndefined();
  });
});

describe('signing out', () => {
  const mine = counted(sent(counted(putPhrase(emptyBook('phone'), own, now.at), 20)), 3);
  const withHistory = { ...mine, others: { [now.date]: { 'own-1': 40 } } };

  it('leaves only what the server has not got, which nobody else is shown', () => {
    const shelf = arrive(shelfOf({ amina: withHistory }), nobody, newId);
    expect(total(shelf, nobody)).toBe(0);
    expect(bookOf(shelf, 'amina')).toMatchObject({
      own: {},
      others: {},
      phrases: [],
      steps: [],
      parcels: [{ deviceId: 'phone', dhikrId: 'subhanallah', count: 23, sentCount: 20 }],
    });
    expect(total(arrive(shelf, 'yusuf', newId), 'yusuf')).toBe(0);
    expect(arrive(shelf, nobody, newId)).toBe(shelf);
  });

  it('leaves nothing where the server has all', () => {
    expect(arrive(shelfOf({ amina: sent(mine) }), nobody, newId).books).toEqual({});
  });

  it('keeps the rest for when the person is back, and counts on under a new id', () => {
    const away = arrive(shelfOf({ amina: withHistory }), nobody, newId);
    const back = arrive(withBook(away, nobody, counted(emptyBook('others'), 1)), 'amina', newId);
    const book = counted(bookOf(back, 'amina') ?? emptyBook('none'), 2);
    // 20 are known to the server, which has not been asked yet.
    expect(totalOn(book, now.date)).toBe(3 + 1 + 2);
    expect(letters(book, nothingHeld).map(({ tallies }) => tallies[0]?.count)).toEqual([23, 1, 2]);
    expect(new Set(letters(book, nothingHeld).map(({ deviceId }) => deviceId)).size).toBe(3);
  });

  it('keeps a dhikr that was added without a network', () => {
    const shelf = arrive(shelfOf({ amina: putPhrase(emptyBook('phone'), own, now.at) }), 'yusuf', newId);
    expect(bookOf(shelf, 'amina')?.phrases).toHaveLength(1);
    expect(bookOf(shelf, 'yusuf')).toBeUndefined();
  });
});

it('days long past go, unless they are still to be sent', () => {
  const book = counted(emptyBook('phone'), 2);
  expect(pruned(book, '2026-11-21', false)).toBe(book);
  expect(pruned(book, '2026-11-22', false)).toBe(book);
  expect(pruned(sent(book), '2026-11-22', false).own).toEqual({});
  expect(pruned(book, '2026-11-22', true).own).toEqual({});
  expect(emptyShelf.books).toEqual({});
});
