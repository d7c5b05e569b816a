import { type GuideItem, type GuideSummary, type Mark, summaryOf } from '@manasik/core/guide/progress';
import type { GuideChoices } from '@manasik/core/guide/rites';
import { useMemo } from 'react';
import { serverNow } from '../../../platform/api/server-time.ts';
import type { DeliveryStatus } from '../../../platform/outbox/record-store.ts';
import * as books from './progress-record.ts';
import { progressStore } from './progress-store.ts';

interface GuideProgressView {
  readonly choices: GuideChoices;
  readonly setChoices: (part: Partial<GuideChoices>) => void;
  readonly isDone: (item: GuideItem) => boolean;
  readonly mark: (item: GuideItem, done: boolean) => void;
  /** The last mark of an item; undefined if it was never set or cleared. */
  readonly markOf: (item: GuideItem) => Mark | undefined;
  readonly answer: (item: GuideItem, yes: boolean) => void;
  readonly summary: GuideSummary;
  readonly status: DeliveryStatus;
}

/**
 * The user's own progress through the guide. It is saved on the device at once, with or without an account, and synced
 * with the account when that is reachable. In prerendered pages nothing is chosen or done.
 */
export function useGuideProgress(): GuideProgressView {
  const known = progressStore.useRecord();
  const status = progressStore.useDelivery() ?? 'device';
  const record = known ?? books.emptyRecord;
  const choices = useMemo(() => books.choicesOf(record), [record]);
  const summary = useMemo(() => summaryOf(Object.values(record.marks), choices), [record, choices]);
  return {
    choices,
    summary,
    status,
    isDone: (item) => books.isDone(record, item),
    markOf: (item) => record.marks[item],
    setChoices,
    mark,
    answer,
  };
}

const mark = (item: GuideItem, done: boolean): void =>
  progressStore.change((record) => books.marked(record, item, done, serverNow()));
const answer = (item: GuideItem, yes: boolean): void =>
  progressStore.change((record) => books.answered(record, item, yes, serverNow()));
const setChoices = (part: Partial<GuideChoices>): void =>
  progressStore.change((record) => books.chosen(record, part, serverNow()));
