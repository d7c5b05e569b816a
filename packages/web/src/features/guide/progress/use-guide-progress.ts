import { type GuideItem, type GuideSummary, type Mark, summaryOf } from '@manasik/core/guide/progress';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { useEffect, useMemo } from 'react';
import { useOnline } from '../../../platform/api/network.ts';
import { currentUser, expectedUserId, loadUser, useUser } from '../../../platform/session/session.ts';
import { serverNow } from '../../../platform/api/server-time.ts';
import * as books from './progress-record.ts';
import { nobody } from './progress-storage.ts';
import { changeRecord, follow, ownerOf, sendSoon, useHasFailed, useRecord } from './progress-store.ts';

/** `device`: signed out; `waiting`: the account does not have everything yet; `failed`: the account refuses it. */
type ProgressStatus = 'device' | 'saved' | 'waiting' | 'failed';

interface GuideProgressView {
  readonly choices: GuideChoices;
  readonly setChoices: (part: Partial<GuideChoices>) => void;
  readonly isDone: (item: GuideItem) => boolean;
  readonly mark: (item: GuideItem, done: boolean) => void;
  /** The last mark of an item; undefined if it was never set or cleared. */
  readonly markOf: (item: GuideItem) => Mark | undefined;
  readonly answer: (item: GuideItem, yes: boolean) => void;
  readonly summary: GuideSummary;
  readonly status: ProgressStatus;
}

/**
 * The user's own progress through the guide. It is saved on the device at once, with or without an account, and synced
 * with the account when that is reachable. In prerendered pages nothing is chosen or done.
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

  // The page was opened offline, or while the server was down. Now the session can be checked.
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

// Uses the session at the time of the tap, which may be newer than the screen.
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
