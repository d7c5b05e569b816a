import { type DatedChoices, type Mark, newerChoices, newerMark } from '@manasik/core/guide/progress';
import { type GuideChoices, noChoices } from '@manasik/core/guide/rites';
import type { Reply } from '../../../platform/api/index.ts';

/** Whether the server is known to have it. */
interface Kept {
  readonly sent: boolean;
}
type KeptMark = Mark & Kept;
type KeptChoices = DatedChoices & Kept;

/** One person's progress through the guide on this device, or that of the user without an account. */
export interface ProgressRecord {
  /** By item. */
  readonly marks: Readonly<Record<string, KeptMark>>;
  readonly choices: KeptChoices | null;
}

export type Answer = Reply<'PUT /api/guide/progress'>;

/** One request. */
export interface SyncRequest {
  readonly marks: Mark[];
  readonly choices?: DatedChoices;
}

export const emptyRecord: ProgressRecord = { marks: {}, choices: null };

export const isDone = ({ marks }: ProgressRecord, item: string): boolean => marks[item]?.done ?? false;

/** Sets or clears a mark. A later change never gets an older date than the one it replaces, whatever the clock does. */
export function marked(record: ProgressRecord, item: string, done: boolean, now: number): ProgressRecord {
  return isDone(record, item) === done ? record : answered(record, item, done, now);
}

/** Answers a question with yes or no. The same answer is dated again, because one from an earlier Hajj does not count. */
export function answered(record: ProgressRecord, item: string, yes: boolean, now: number): ProgressRecord {
  const changedAt = Math.max(now, (record.marks[item]?.changedAt ?? 0) + 1);
  return { ...record, marks: { ...record.marks, [item]: { item, done: yes, changedAt, sent: false } } };
}

export const choicesOf = ({ choices }: ProgressRecord): GuideChoices => {
  if (choices === null) return noChoices;
  const { sent: _sent, changedAt: _changedAt, ...plain } = choices;
  return plain;
};

export function chosen(record: ProgressRecord, part: Partial<GuideChoices>, now: number): ProgressRecord {
  const changedAt = Math.max(now, (record.choices?.changedAt ?? 0) + 1);
  return { ...record, choices: { ...choicesOf(record), ...part, changedAt, sent: false } };
}

const unsentMarks = ({ marks }: ProgressRecord): KeptMark[] =>
  Object.values(marks).filter(({ sent }) => !sent);

export const hasUnsent = (record: ProgressRecord): boolean =>
  unsentMarks(record).length > 0 || record.choices?.sent === false;

/** The parts of a record that must not be lost. */
export const onlyUnsent = (record: ProgressRecord): ProgressRecord => ({
  marks: Object.fromEntries(unsentMarks(record).map((mark) => [mark.item, mark])),
  choices: record.choices?.sent === false ? record.choices : null,
});

/** Merges both, keeping the newer of each item. For equal dates the first wins, because it may be known to be sent. */
export function joined(one: ProgressRecord, other: ProgressRecord): ProgressRecord {
  const marks: Record<string, KeptMark> = { ...one.marks };
  for (const mark of Object.values(other.marks)) {
    const known = marks[mark.item];
    marks[mark.item] = known ? newerMark(known, mark) : mark;
  }
  return { marks, choices: newerChoices(one.choices, other.choices) };
}

// Well below the 64 KB limit of a request, which the browser can still send while a page closes.
const marksInRequest = 200;

/** The next request to send; undefined if the server has everything. */
export function nextRequest(record: ProgressRecord): SyncRequest | undefined {
  if (!hasUnsent(record)) return undefined;
  const marks = unsentMarks(record)
    .slice(0, marksInRequest)
    .map(({ sent: _sent, ...mark }) => mark);
  if (record.choices?.sent !== false) return { marks };
  const { sent: _sent, ...choices } = record.choices;
  return { marks, choices };
}

/** The record after the server has accepted a request. Items changed meanwhile keep waiting. */
export function markSent(record: ProgressRecord, request: SyncRequest): ProgressRecord {
  const marks = { ...record.marks };
  for (const { item, changedAt } of request.marks) {
    const mark = marks[item];
    if (mark?.changedAt === changedAt) marks[item] = { ...mark, sent: true };
  }
  const { choices } = record;
  const isSame = choices !== null && choices.changedAt === request.choices?.changedAt;
  return { marks, choices: isSame ? { ...choices, sent: true } : choices };
}

/** Merges the server's state. It overrides what was sent, because the server may have changed its date. */
export function mergeServerState(record: ProgressRecord, { marks, choices }: Answer): ProgressRecord {
  const known = Object.fromEntries(marks.map((mark) => [mark.item, { ...mark, sent: true }]));
  const server: ProgressRecord = { marks: known, choices: choices && { ...choices, sent: true } };
  const sent: ProgressRecord = {
    marks: { ...record.marks, ...server.marks },
    choices: server.choices ?? record.choices,
  };
  return joined(sent, onlyUnsent(record));
}

/** The record without the items that the server refused, by the fields it named; undefined if it named none. */
export function withoutRefused(
  record: ProgressRecord,
  request: SyncRequest,
  fields: Readonly<Record<string, string>>,
): ProgressRecord | undefined {
  const names = Object.keys(fields);
  const refused = names.flatMap((name) => {
    const mark = request.marks[Number(/^marks\.(\d+)(\.|$)/.exec(name)?.[1])];
    return mark ? [mark.item] : [];
  });
  const areChoicesRefused =
    request.choices !== undefined && names.some((name) => /^choices(\.|$)/.test(name));
  if (refused.length === 0 && !areChoicesRefused) return undefined;
  const marks = Object.fromEntries(Object.entries(record.marks).filter(([item]) => !refused.includes(item)));
  return { marks, choices: areChoicesRefused ? null : record.choices };
}
