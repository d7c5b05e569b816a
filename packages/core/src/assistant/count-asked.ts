import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import type { FeatureReader } from './features.ts';
import { isBeside, plainLists, plainWord } from './folded-words.ts';
import { subjectsOf } from './subjects-of.ts';
import { tokensOf } from './tools/tokens.ts';

/** The subjects that name what is counted, and the passages that begin with the number. The first that fits counts. */
const passagesOf: readonly (readonly [readonly string[], readonly [string, ...string[]]])[] = [
  [
    ['pebbles', 'last-pillar'],
    ['rite:stoning:step-throw', 'rite:stoning-days:step-pebbles'],
  ],
  [['pebbles'], ['rite:stoning-days:step-pebbles', 'rite:stoning:step-throw']],
  [['sai', 'round'], ['rite:sai:step-laps']],
  [['sai', 'safa'], ['rite:sai:step-laps']],
  [
    ['tawaf', 'round'],
    ['rite:tawaf-al-ifadah:step-circuits', 'rite:umrah:step-circuits'],
  ],
  [
    ['tawaf', 'kaaba'],
    ['rite:tawaf-al-ifadah:step-circuits', 'rite:umrah:step-circuits'],
  ],
];

/** Subjects that may be beside them: rites, and what words such as "must" and "between" name as well. */
const allowed: ReadonlySet<string> = new Set([
  ...passagesOf.flatMap(([subjects]) => subjects),
  ...'how-many marwah stoning pillars first-pillar required allowed enter lost-count umrah hajj walk'.split(
    ' ',
  ),
]);

/** Words that ask for a number where the concepts lack them, and words that may be beside the subject. */
const lists: Readonly<Record<Language, { readonly count: string; readonly others: string }>> = {
  en: { count: 'many often', others: 'between times time walk go throw there each day total number need' },
  ar: { count: 'كم', others: 'مرة مرات عدد بين نرمي أرمي ارمي يرمي هي يوم كل الواحد حول ندور نطوف لازم' },
  ur: {
    count: 'کتنے کتنی کتنا',
    others: 'درمیان بیچ بار مرتبہ دفعہ مارنی مارنا ماریں لگانے لگاتے ہوتے ہوتی عدد کل دن',
  },
  gu: {
    count: 'કેટલા કેટલી કેટલું કેટલાં કેટલીવાર',
    others: 'વચ્ચે વાર વખત મારવાની મારવી મારવા ફરવાના લગાવવાના હોય કુલ',
  },
  bn: { count: 'কত কয় কয়টা কয়টি কতটি কতবার কতগুলো', others: 'মধ্যে মাঝে বার মারতে মারব মারা দিতে লাগে মোট' },
  fr: { count: 'combien', others: 'fois entre lancer lance jeter tours faut-il total' },
  de: { count: 'viele oft wieviele', others: 'mal zwischen werfen werfe werfe insgesamt geht laufen gehen' },
  it: { count: 'quanti quante', others: 'volte fra tra lanciare tirare sono ci totale lancio' },
  es: { count: 'cuántos cuántas', others: 'veces entre tirar lanzar tiro lanzo hay son total da dan' },
  ru: { count: 'сколько', others: 'раз между бросать бросаем кидать всего нужно надо' },
};

/** A longer question is about something else as well. */
const mostWords = 12;

const listsOf = plainLists(lists);

/** The passages that say how many circuits, laps or pebbles there are; null for other questions. */
export function countAsked(
  question: string,
  language: Language,
  conceptsOf: FeatureReader['conceptsOf'],
): readonly [string, ...string[]] | null {
  const tokens = tokensOf(question, language);
  if (tokens.some(({ kind }) => kind === 'number') || tokens.length > mostWords) return null;
  const words = tokens.flatMap((token) => (token.kind === 'word' ? wordsOf(token.word) : []));
  const { count, others } = listsOf(language);
  if (!words.some((word) => count.has(plainWord(word)))) return null;
  const subjects = subjectsOf(words, conceptsOf, allowed, (word) => isBeside(word, language, count, others));
  return passagesOf.find(([all]) => all.every((id) => subjects?.has(id)))?.[1] ?? null;
}
