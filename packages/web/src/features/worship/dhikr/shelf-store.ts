import { addDays } from '@manasik/core/calendar/civil-date';
import { keep } from '../../../platform/storage/kept.ts';
import { type Book, emptyBook } from './book.ts';
import { arrive, bookOf, emptyShelf, nobody, pruned, type Shelf, withBook } from './shelf.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { randomId } from '../../../platform/outbox/random-id.ts';

const kept = keep<Shelf>('manasik-dhikr', isShelf);
/** As long as the server tells; one's own history on the device is no longer. */
const keptDays = 400;
const shownDays = 30;

/** The book of `owner`; undefined while pages are rendered ahead of time, and until it has been opened. */
export function useBook(owner: string | undefined): Book | undefined {
  const shelf = kept.use();
  return shelf && owner !== undefined ? bookOf(shelf, owner) : undefined;
}

export function readBook(owner: string): Book | undefined {
  const shelf = kept.get();
  return shelf ? bookOf(shelf, owner) : undefined;
}

/** Changes a book at once, in the device's storage too. */
export function changeBook(owner: string, next: (book: Book) => Book): void {
  kept.change((shelf) => {
    const book = shelf && bookOf(shelf, owner);
    // Somebody else may have come meanwhile, in another tab.
    if (!book) return shelf;
    const changed = next(book);
    return changed === book ? shelf : withBook(shelf, owner, changed);
  });
}

/** Makes sure that `owner` has a book. `isCertain`: the server, or the want of any session, says who is here. */
export function openBook(owner: string, isCertain: boolean, today: string): void {
  kept.change((known) => {
    const shelf = isCertain ? arrive(known ?? emptyShelf, owner, randomId) : (known ?? emptyShelf);
    const book = bookOf(shelf, owner) ?? emptyBook(randomId());
    const days = owner === nobody ? keptDays : shownDays;
    const tidy = pruned(book, addDays(today, 1 - days), owner === nobody);
    return tidy === bookOf(shelf, owner) ? shelf : withBook(shelf, owner, tidy);
  });
}

function isShelf(value: unknown): value is Shelf {
  return isRecord(value) && value['version'] === 1 && isRecord(value['books']) && allBooks(value['books']);
}

const allBooks = (books: Record<string, unknown>): boolean =>
  Object.values(books).every(
    (book) =>
      isRecord(book) &&
      typeof book['deviceId'] === 'string' &&
      [book['own'], book['others'], book['rounds']].every(isRecord) &&
      [book['parcels'], book['phrases'], book['steps']].every(Array.isArray),
  );
