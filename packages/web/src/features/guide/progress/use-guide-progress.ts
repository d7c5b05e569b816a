import { type GuideItem, type GuideSummary, type Mark, summaryOf } from '@manasik/core/guide/progress';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { useEffect, useMemo } from 'react';
import { useOnline } from '../../../platform/api/network.ts';
import { currentUser, expectedUserId, loadUser, useUser } from '../../../platform/session/session.ts';
import { serverNow } from '../../../platform/api/server-time.ts';
import * as books from './progress-record.ts';
import { nobody } from './progress-storage.ts';
import { changeRecord, follow, ownerOf, sendSoon, useHasFailed, useRecord } from './progress-store.ts';

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
  const known = useRecord(owner);
  const hasFailed = useHasFailed();

  useEffect(() => {
    if (session.status === 'loading') return;
    follow();
  }, [session]);

  // The page was opened without a network, or while the server was away: who is here can be asked now.
  useOnline(() => {
    if (session.status === 'signedOut' && expectedUserId() !== null) void loadUser();
  });

  const record = known ?? books.emptyRecord;
  const choices = useMemo(() => books.choicesOf(record), [record]);
  const summary = useMemo(() => summaryOf(Object.values(record.marks), choices), [record, choices]);
  return {
    choices,
    summary,
    status: known === undefined || owner === nobody ? 'device' : accountStatus(record, hasFailed),
    isDone: (item) => books.isDone(record, item),
    markOf: (item) => record.marks[item],
    setChoices,
    mark,
    answer,
  };
}

function accountStatus(record: books.ProgressRecord, hasFailed: boolean): ProgressStatus {
  if (hasFailed) return 'failed';
  return books.hasUnsent(record) ? 'waiting' : 'saved';
}

// By who is here at the moment of the touch, which may be later than what is on the screen.
const change = (next: (record: books.ProgressRecord) => books.ProgressRecord): void => {
  changeRecord(ownerOf(currentUser()?.id), next);
  sendSoon();
};
const mark = (item: GuideItem, done: boolean): void =>
  change((record) => books.marked(record, item, done, serverNow()));
const answer = (item: GuideItem, yes: boolean): void =>
  change((record) => books.answered(record, item, yes, serverNow()));
const setChoices = (part: Partial<GuideChoices>): void =>
  change((record) => books.chosen(record, part, serverNow()));
