import { colonOf } from '../text/colon.ts';
import { rowsBySchool, sortClauses } from '../guide/clauses.ts';
import type { Audience, GuideChoices, School } from '../guide/rites.ts';
import type { RespondContent } from './content.ts';

type Clauses = readonly { readonly id: string; readonly for?: Audience | undefined }[];
type ClauseWords = Readonly<Record<string, string>>;

export const paragraphs = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');
export const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/** A text with a bold label before it. */
export const labelled = (label: string, text: string, { language }: RespondContent): string =>
  `**${label}${colonOf(language)}** ${text}`;

/** The clauses that are for this pilgrim; without a chosen school, those of each with its name. */
export function clausesOf(
  clauses: Clauses,
  words: ClauseWords = {},
  content: RespondContent,
  choices: GuideChoices,
): string {
  const { guide } = content;
  const { own, bySchool } = sortClauses(clauses, choices);
  const textOf = ({ id }: { id: string }): string => words[id] ?? '';
  const ownLines = own.map((clause) =>
    clause.for?.schools && choices.school
      ? labelled(guide.schools[choices.school], textOf(clause), content)
      : textOf(clause),
  );
  const rows = choices.school
    ? []
    : rowsBySchool(bySchool).map((row) =>
        labelled(namesOf(row.schools, content), row.clauses.map(textOf).join(' '), content),
      );
  return list([...ownLines, ...rows]);
}

/** The names of schools as a list in the reader's language. */
export const namesOf = (named: readonly School[], { guide, language }: RespondContent): string =>
  new Intl.ListFormat(language).format(named.map((school) => guide.schools[school]));
