import { type GuideItem, type GuideSummary, type Mark, summaryOf } from '@manasik/core/guide/progress';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { useEffect, useMemo } from 'react';
import { useOnline } from '../../../platform/api/network.ts';
import { currentUser, expectedUserId, loadUser, useUser } from '../../../platform/session/session.ts';
import { serverNow } from '../../../platform/api/server-time.ts';
import * as books from './progress-book.ts';
import { nobody } from './progress-shelf.ts';
import { changeBook, follow, ownerOf, sendSoon, settle, useBook, useHasFailed } from './progress-store.ts';

/** `device`: nobody is signed in; `waiting`: the account does not have all of it yet; `failed`: it does not take it. */
type ProgressStatus = 'device' | 'saved' | 'waiting' | 'failed';

interface GuideProgressView {
  readonly choices: GuideChoices;
  readonly setChoices: (part: Partial<GuideChoices>) => void;
  readonly isDone: (item: GuideItem) => boolean;
  readonly mark: (item: GuideItem, done: boolean) => void;
  /** The last mark of an item; undefined where nothing was ever said of it. */
  readonly markOf: (item: GuideItem) => Mark | undefined;
  readonly answer: (item: GuideItem, yes: boolean) => void;
  readonly summary: GuideSummary;
  readonly status: ProgressStatus;
}

/**
 * The user's own way through the guide. It is kept on the device at once, with and without an account or a network, and
 * brought together with the account as soon as that can be reached. While pages are rendered ahead of time nothing
 * is chosen and nothing done.
 */
export function useGuideProgress(): GuideProgressView {
  const session = useUser();
  const owner = ownerOf(session.user?.id);
  const known = useBook(owner);
  const hasFailed = useHasFailed();

  useEffect(() => {
    if (session.status === 'loading') return;
    settle(session.user?.id);
    follow(session.user?.id);
  }, [session]);

  // The page was opened without a network, or while the server was away: who is here can be asked now.
  useOnline(() => {
    if (session.status === 'signedOut' && expectedUserId() !== null) void loadUser();
  });

  const book = known ?? books.emptyBook;
  const choices = useMemo(() => books.choicesOf(book), [book]);
  const summary = useMemo(() => summaryOf(Object.values(book.marks), choices), [book, choices]);
  return {
    choices,
    summary,
    status: known === undefined || owner === nobody ? 'device' : accountStatus(book, hasFailed),
    isDone: (item) => books.isDone(book, item),
    markOf: (item) => book.marks[item],
    setChoices,
    mark,
    answer,
  };
}

function accountStatus(book: books.Book, hasFailed: boolean): ProgressStatus {
  if (hasFailed) return 'failed';
  return books.hasUnsent(book) ? 'waiting' : 'saved';
}

// By who is here at the moment of the touch, which may be later than what is on the screen.
const change = (next: (book: books.Book) => books.Book): void => {
  changeBook(ownerOf(currentUser()?.id), next);
  sendSoon();
};
const mark = (item: GuideItem, done: boolean): void =>
  change((book) => books.marked(book, item, done, serverNow()));
const answer = (item: GuideItem, yes: boolean): void =>
  change((book) => books.answered(book, item, yes, serverNow()));
const setChoices = (part: Partial<GuideChoices>): void =>
  change((book) => books.chosen(book, part, serverNow()));
