import type { RiteId } from '../guide/rites.ts';
import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import { perLanguage } from '../text/per-language.ts';
import { dateWords } from './date-words.ts';
import { type Day, dayOf } from './day-asked.ts';
import type { FeatureReader } from './features.ts';
import { subjectsOf } from './subjects-of.ts';
import { tokensOf } from './tools/tokens.ts';
import { namesYear } from './tools/years.ts';
import { plainText, plainWord, plainWords } from './folded-words.ts';

type ConceptsOf = FeatureReader['conceptsOf'];

/** Passages of rites or of a day whose date a question asks for, or `days`: all dates of the Hajj. */
export type DateAsked = readonly [string, ...string[]] | 'days';

/** Subjects that have dates, and the rites that are meant. The first that a question names counts. */
const ritesOf: readonly (readonly [string, readonly [RiteId, ...RiteId[]]])[] = [
  ['arafat', ['arafat']],
  ['ninth', ['arafat']],
  ['muzdalifah', ['muzdalifah']],
  ['tarwiyah', ['tarwiyah']],
  ['stoning', ['stoning', 'stoning-days']],
  ['tawaf-ifadah', ['tawaf-al-ifadah']],
  ['shave', ['halq-or-taqsir']],
  ['sacrifice', ['sacrifice']],
  ['mina', ['tarwiyah']],
];

/** Subjects that may be beside one that has dates. */
const besideDates: ReadonlySet<string> = new Set([
  ...ritesOf.map(([id]) => id),
  'time-when',
  'calendar',
  'tenth',
  'days-11-13',
  'hajj',
  'stand',
  'start',
  'tawaf',
  'pebbles',
  'pillars',
]);

const wordsIn = perLanguage((language) => {
  const { when, others, throwing } = dateWords[language];
  return {
    when: when.split(',').map((phrase) => ` ${plainText(phrase)} `),
    others: plainWords(others),
    throwing: plainWords(throwing),
  };
});

/** The Hajj and its days, and what a question about the days of a year may name besides: "when is Arafah in 2030". */
const ofYear: ReadonlySet<string> = new Set(['hajj', 'arafat', 'ninth', 'tenth']);
const besideYear: ReadonlySet<string> = new Set([...ofYear, 'time-when', 'calendar', 'start']);
const mostWordsOfYear = 7;

/** Whether a short question names a year and the Hajj or one of its days, and nothing else that the guide knows. */
export function isYearAsked(question: string, language: Language, conceptsOf: ConceptsOf): boolean {
  if (wordsOf(question).length > mostWordsOfYear || !namesYear(question, language)) return false;
  const subjects = [...conceptsOf(question)];
  return subjects.some((id) => ofYear.has(id)) && subjects.every((id) => besideYear.has(id));
}

/** The passages whose date a question asks for: "when is Arafat?"; null for other questions. */
export function dateAsked(question: string, language: Language, conceptsOf: ConceptsOf): DateAsked | null {
  const { when, others, throwing } = wordsIn(language);
  const spoken = ` ${plainText(question)} `;
  const phrase = when.find((each) => spoken.includes(each));
  if (phrase === undefined) return null;
  const days: (Day | undefined)[] = [];
  const words: string[] = [];
  for (const token of tokensOf(question, language)) {
    if (token.kind === 'number') days.push(dayOf(token.value, language));
    else words.push(...wordsOf(token.word));
  }
  const isThrown = words.some((word) => throwing.has(plainWord(word)));
  const subject = words.filter(
    (word) =>
      !others.has(plainWord(word)) &&
      !throwing.has(plainWord(word)) &&
      !phrase.includes(` ${plainWord(word)} `),
  );
  const subjects = subjectsOf(subject, conceptsOf, besideDates);
  if (subjects === null) return null;
  const [day, ...more] = days;
  // "10 Dhu al-Hijjah"; other numbers are years or times.
  if (days.length > 0) return day && more.length === 0 && subjects.has('calendar') ? [`day:${day}`] : null;
  const isStoning = isThrown && (subjects.has('pebbles') || subjects.has('pillars'));
  const rites = isStoning
    ? (['stoning', 'stoning-days'] as const)
    : ritesOf.find(([id]) => subjects.has(id))?.[1];
  if (rites) {
    const [first, ...later] = rites.map((rite) => `rite:${rite}:page`);
    return first === undefined ? null : [first, ...later];
  }
  return subjects.has('tenth') || subjects.has('hajj') ? 'days' : null;
}
