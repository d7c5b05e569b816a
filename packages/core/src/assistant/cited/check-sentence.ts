import type { School } from '../../guide/rites.ts';
import { withoutArticle, wordsOf } from '../../search/search-text.ts';
import { isStopWord } from '../../search/stop-words.ts';
import type { Language } from '../../text/languages.ts';
import { readCitations, referencesIn, withReferences } from './citations.ts';
import { newNumbers } from './numbers.ts';
import { namesOtherSchool } from './other-school.ts';
import { type ExactTexts, hasUnverifiedQuotation } from './scripture.ts';

/** A passage, or the result of a tool, that a language model was given. */
export interface CitableText {
  readonly title: string;
  readonly text: string;
  /** The text that stands for `{{id}}` in the answer. */
  readonly shown: string;
}

/** A passage that may be cited. The model is given `given`, so that it has no Arabic of a dua to copy. */
export function citablePassage(
  id: string,
  title: string,
  text: string,
): CitableText & { readonly given: string } {
  const [quotation] = /^> .*$/m.exec(text) ?? [];
  return {
    title,
    text,
    shown: quotation ?? text,
    given: quotation === undefined ? text : text.replace(quotation, `{{${id}}}`),
  };
}

/** The basis that the sentences of an answer are checked against. */
export interface AnswerBasis {
  readonly language: Language;
  /** The pilgrim's. */
  readonly school: School | null;
  /** By id. Results of tools are added while the answer is written. */
  readonly sources: ReadonlyMap<string, CitableText>;
  /** The texts that may be quoted. */
  readonly texts: ExactTexts;
}

export const removals = [
  'uncited',
  'unknownCitation',
  'markup',
  'otherSchool',
  'quotation',
  'newNumber',
  'offTopic',
] as const;
export type Removal = (typeof removals)[number];

export type CheckedSentence =
  | { readonly kind: 'kept'; readonly text: string; readonly ids: readonly string[] }
  | { readonly kind: 'removed'; readonly why: Removal };

// The text of a reply is Markdown without HTML and links, and no address is ours to give.
const markup = /<\/?[a-z!][^>]*>?|\]\(|!\[|\bhttps?:|\bwww\.|\S@\S+\.\S|\|.*\||`/i;

const removed = (why: Removal): CheckedSentence => ({ kind: 'removed', why });

/**
 * Checks one sentence of a language model. It stays only if it cites what the model was given, contains no number,
 * quotation, school or address of its own, and shares words with what it cites.
 */
export function checkSentence(sentence: string, basis: AnswerBasis): CheckedSentence {
  const { language, school, sources, texts } = basis;
  const { text, ids: cited } = readCitations(sentence);
  const ids = [...new Set([...cited, ...referencesIn(text)])];
  const own = withReferences(text, () => '');
  if (ids.length === 0) return removed('uncited');
  const given = ids.flatMap((id) => sources.get(id) ?? []);
  if (given.length < ids.length) return removed('unknownCitation');
  if (markup.test(own) || own.includes('{{')) return removed('markup');
  if (namesOtherSchool(own, language, school)) return removed('otherSchool');
  if (hasUnverifiedQuotation(own, language, texts)) return removed('quotation');
  const givenTexts = given.map((source) => `${source.title}\n${source.text}`);
  if (newNumbers(own, givenTexts, language).length > 0) return removed('newNumber');
  if (isOffTopic(own, givenTexts, language)) return removed('offTopic');
  return { kind: 'kept', text: withShown(balanced(text), sources), ids };
}

const stemLength = 4;
const stemsOf = (text: string, language: Language): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !isStopWord(word, language))
      .map((word) => withoutArticle(word).slice(0, stemLength)),
  ),
];

/** Words with the same beginning as one of the source: none in four words, or only one in eight. */
function isOffTopic(text: string, sources: readonly string[], language: Language): boolean {
  const stems = stemsOf(text, language);
  const known = new Set(sources.flatMap((source) => stemsOf(source, language)));
  const shared = stems.filter((stem) => known.has(stem)).length;
  return (stems.length >= 4 && shared === 0) || (stems.length >= 8 && shared < 2);
}

/** Without bold that begins or ends in another sentence. */
const balanced = (text: string): string =>
  (text.split('**').length - 1) % 2 === 0 ? text : text.replaceAll('**', '');

const withShown = (text: string, sources: AnswerBasis['sources']): string =>
  withReferences(text, (id) => `\n\n${sources.get(id)?.shown ?? ''}\n\n`)
    .replaceAll(/[ \t]*\n{2,}[ \t]*(?:[.,:;]?\s*$)?/g, '\n\n')
    .trim();
