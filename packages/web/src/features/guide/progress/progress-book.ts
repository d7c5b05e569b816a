import { type DatedChoices, type Mark, newerChoices, newerMark } from '@manasik/core/guide/progress';
import { type GuideChoices, noChoices } from '@manasik/core/guide/rites';
import type { Reply } from '../../../platform/api/index.ts';

/** Whether the server is known to have it. */
interface Kept {
  readonly sent: boolean;
}
type KeptMark = Mark & Kept;
type KeptChoices = DatedChoices & Kept;

/** What this device knows of one person's way through the guide, or of whoever uses it without an account. */
export interface Book {
  /** By item. */
  readonly marks: Readonly<Record<string, KeptMark>>;
  readonly choices: KeptChoices | null;
}

export type Answer = Reply<'PUT /api/guide/progress'>;

/** One request. */
export interface Letter {
  readonly marks: Mark[];
  readonly choices?: DatedChoices;
}

export const emptyBook: Book = { marks: {}, choices: null };

export const isDone = ({ marks }: Book, item: string): boolean => marks[item]?.done ?? false;

/** Marks an item or takes its mark back. A later change is never older than what it changes, whatever the clock did. */
export function marked(book: Book, item: string, done: boolean, now: number): Book {
  return isDone(book, item) === done ? book : answered(book, item, done, now);
}

/** Answers a question with yes or no. The same answer is dated again, because one from an earlier Hajj does not count. */
export function answered(book: Book, item: string, yes: boolean, now: number): Book {
  const changedAt = Math.max(now, (book.marks[item]?.changedAt ?? 0) + 1);
  return { ...book, marks: { ...book.marks, [item]: { item, done: yes, changedAt, sent: false } } };
}

export const choicesOf = ({ choices }: Book): GuideChoices => {
  if (choices === null) return noChoices;
  const { sent: _sent, changedAt: _changedAt, ...plain } = choices;
  return plain;
};

export function chosen(book: Book, part: Partial<GuideChoices>, now: number): Book {
  const changedAt = Math.max(now, (book.choices?.changedAt ?? 0) + 1);
  return { ...book, choices: { ...choicesOf(book), ...part, changedAt, sent: false } };
}

const unsentMarks = ({ marks }: Book): KeptMark[] => Object.values(marks).filter(({ sent }) => !sent);

export const hasUnsent = (book: Book): boolean =>
  unsentMarks(book).length > 0 || book.choices?.sent === false;

/** What of a book must not be lost. */
export const onlyUnsent = (book: Book): Book => ({
  marks: Object.fromEntries(unsentMarks(book).map((mark) => [mark.item, mark])),
  choices: book.choices?.sent === false ? book.choices : null,
});

/** Both together, of each thing the newest. Of two as old the first counts, which may be known to be sent. */
export function joined(one: Book, other: Book): Book {
  const marks: Record<string, KeptMark> = { ...one.marks };
  for (const mark of Object.values(other.marks)) {
    const known = marks[mark.item];
    marks[mark.item] = known ? newerMark(known, mark) : mark;
  }
  return { marks, choices: newerChoices(one.choices, other.choices) };
}

// Well under the 64 KB that a request may have, and that the browser sends on while a page closes.
const marksInLetter = 200;

/** The next that is still to be sent; undefined when the server has everything. */
export function nextLetter(book: Book): Letter | undefined {
  if (!hasUnsent(book)) return undefined;
  const marks = unsentMarks(book)
    .slice(0, marksInLetter)
    .map(({ sent: _sent, ...mark }) => mark);
  if (book.choices?.sent !== false) return { marks };
  const { sent: _sent, ...choices } = book.choices;
  return { marks, choices };
}

/** The book once the server has taken a letter: what was changed again meanwhile goes on waiting. */
export function taken(book: Book, letter: Letter): Book {
  const marks = { ...book.marks };
  for (const { item, changedAt } of letter.marks) {
    const mark = marks[item];
    if (mark?.changedAt === changedAt) marks[item] = { ...mark, sent: true };
  }
  const { choices } = book;
  const isSame = choices !== null && choices.changedAt === letter.choices?.changedAt;
  return { marks, choices: isSame ? { ...choices, sent: true } : choices };
}

/** The book with what the server has. What was sent is the server's to say: it may have dated it anew. */
export function told(book: Book, { marks, choices }: Answer): Book {
  const known = Object.fromEntries(marks.map((mark) => [mark.item, { ...mark, sent: true }]));
  const server: Book = { marks: known, choices: choices && { ...choices, sent: true } };
  const sent: Book = { marks: { ...book.marks, ...server.marks }, choices: server.choices ?? book.choices };
  return joined(sent, onlyUnsent(book));
}

/** The book without what the server refused of a letter, by the fields that it named; undefined where it named none. */
export function withoutRefused(
  book: Book,
  letter: Letter,
  fields: Readonly<Record<string, string>>,
): Book | undefined {
  const names = Object.keys(fields);
  const refused = names.flatMap((name) => {
    const mark = letter.marks[Number(/^marks\.(\d+)(\.|$)/.exec(name)?.[1])];
    return mark ? [mark.item] : [];
  });
  const areChoicesRefused = letter.choices !== undefined && names.some((name) => /^choices(\.|$)/.test(name));
  if (refused.length === 0 && !areChoicesRefused) return undefined;
  const marks = Object.fromEntries(Object.entries(book.marks).filter(([item]) => !refused.includes(item)));
  return { marks, choices: areChoicesRefused ? null : book.choices };
}
