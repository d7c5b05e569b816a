import { wordsOf } from '../search/search-text.ts';
import { isStopWord } from '../search/stop-words.ts';
import type { Language } from '../text/languages.ts';
import type { ToolId } from './agents.ts';
import type { Question } from './decision.ts';
import type { FeatureReader } from './features.ts';
import { isBeside } from './folded-words.ts';
import { linesOf } from './ranking.ts';
import { subjectsOf } from './subjects-of.ts';
import { hasWord, type Item, itemsOf, labelled } from './tools/question.ts';
import { endsAsPlace } from './tools/place-name.ts';
import { asksForTime } from './tools/words/ask-time.ts';

type ConceptsOf = FeatureReader['conceptsOf'];

/** A tool that a question asks for without its usual words. */
export interface ToolAsked {
  readonly tool: ToolId;
  /** True if it takes what it does not say itself from the question before. */
  readonly goesOn: boolean;
}

/** Longer questions have a subject of their own. */
const shortQuestion = 6;
const longestPlace = 3;

/** True for a tool that asks which place is meant. */
export const isTimeTool = (tool: ToolId | null): tool is 'prayer-times' | 'next-prayer' =>
  tool === 'prayer-times' || tool === 'next-prayer';

/**
 * "And tomorrow?" after prayer times, "and 50?" after an exchange of money, "when is Asr in London?".
 * @param mayBePlace false for "thank you", which is no answer to the question which place is meant
 */
export function toolAsked(
  { text, previous }: Question,
  language: Language,
  conceptsOf: ConceptsOf,
  mayBePlace: boolean,
): ToolAsked | null {
  const before = previous?.tool ?? null;
  const items = itemsOf(text, language);
  const time = timeAsked(items, language, conceptsOf);
  if (isTimeTool(before)) {
    const isShort = wordsOf(text).length <= shortQuestion;
    const isFirstPlace = (): boolean =>
      mayBePlace && !linesOf(previous?.question).some((line) => namesPlace(line, language, conceptsOf));
    const isPlace = time?.place === true && (time.isSurePlace || isFirstPlace());
    if (isShort && time && (time.prayers || time.day || isPlace))
      return { tool: time.prayers || time.day ? 'prayer-times' : before, goesOn: true };
  }
  if (before === 'duties' && namesDuties(text, language, conceptsOf)) return { tool: 'duties', goesOn: true };
  if (before === 'currency' && isAmount(items, language)) return { tool: 'currency', goesOn: true };
  return time?.prayers && (time.place || time.asksWhen) ? { tool: 'prayer-times', goesOn: false } : null;
}

/** True if a question for a time of prayer says where. */
function namesPlace(text: string, language: Language, conceptsOf: ConceptsOf): boolean {
  const time = timeAsked(itemsOf(text, language), language, conceptsOf);
  return time?.place === true && (time.prayers || time.isSurePlace);
}

interface TimeAsked {
  readonly prayers: boolean;
  /** A word such as "when" is part of it. */
  readonly asksWhen: boolean;
  readonly day: boolean;
  readonly place: boolean;
  /** A word such as "in" is beside it. */
  readonly isSurePlace: boolean;
}

/** Subjects that are places, too. At Arafat and Muzdalifah prayers are joined, so their guide answers. */
const placesWithTimes: ReadonlySet<string> = new Set(['madinah', 'mina']);

/** The parts of a question for a time of prayer; null if any word is about something else. */
function timeAsked(items: readonly Item[], language: Language, conceptsOf: ConceptsOf): TimeAsked | null {
  const others = items.filter((item) => !isPartOfTime(item, language));
  const place = others.flatMap((item) =>
    item.kind === 'word' && item.labels.length === 0 ? item.words : [],
  );
  if (place.length !== others.flatMap(wordsIn).length || place.length > longestPlace) return null;
  const subjects = [...conceptsOf(place.join(' '), { isName: true })].filter(
    (id) => !placesWithTimes.has(id),
  );
  if (subjects.length > 0) return null;
  return {
    prayers: items.some(isPrayer),
    asksWhen: items.some((item) => asksWhen(item, language)),
    day: items.some(isDay),
    place: place.some((word) => !isStopWord(word, language)),
    isSurePlace: place.some((word) => endsAsPlace(word, language)) || items.some(isBesidePlace),
  };
}

const wordsIn = (item: Item): readonly string[] => (item.kind === 'word' ? item.words : ['']);

/** True for the name of a prayer, or of a time such as sunrise. */
export const isPrayer = (item: Item): boolean => labelled(item, 'prayer') !== null;

const isDay = (item: Item): boolean =>
  hasWord(item, 'today') || hasWord(item, 'tomorrow') || labelled(item, 'weekday') !== null;

const isBesidePlace = (item: Item): boolean => hasWord(item, 'placeAfter') || hasWord(item, 'placeBefore');

const isPartOfTime = (item: Item, language: Language): boolean =>
  isPrayer(item) ||
  isDay(item) ||
  isBesidePlace(item) ||
  hasWord(item, 'maybePlaceAfter') ||
  hasWord(item, 'maybePlaceBefore') ||
  asksWhen(item, language);

const asksWhen = (item: Item, language: Language): boolean =>
  item.kind === 'word' && item.words.every((word) => asksForTime(word, language));

const ofDuties: ReadonlySet<string> = new Set('hajj umrah hanafi maliki shafii hanbali'.split(' '));

/** "And of Umrah?", "and for Hanafis?" after the duties of Hajj. */
function namesDuties(text: string, language: Language, conceptsOf: ConceptsOf): boolean {
  const words = wordsOf(text);
  return (
    words.length <= shortQuestion &&
    subjectsOf(words, conceptsOf, ofDuties, (word) => isBeside(word, language)) !== null
  );
}

/** "And 300 euro?": one amount, with words that have no subject. */
function isAmount(items: readonly Item[], language: Language): boolean {
  const isEmpty = (item: Item): boolean =>
    item.kind === 'word' &&
    (labelled(item, 'currency') !== null ||
      hasWord(item, 'howMany') ||
      item.words.every((word) => isStopWord(word, language) || asksForTime(word, language)));
  const numbers = items.filter(({ kind }) => kind === 'number');
  return numbers.length === 1 && items.every((item) => item.kind === 'number' || isEmpty(item));
}

/** The rite of the answer before, for "and for women?" in any words. */
const peopleLists = { woman: 'women', wheelchair: 'wheelchair', 'first-time': 'firstTime' } as const;

/** The advice of the rite before for the people that a short question names, and nothing else; null for other questions. */
export function peopleAsked({ text, previous }: Question, conceptsOf: ConceptsOf): string | null {
  const [kind, rite, part = ''] = (previous?.passages[0] ?? '').split(':');
  if (kind !== 'rite' || part.startsWith('step-') || wordsOf(text).length > shortQuestion) return null;
  const [subject, ...more] = conceptsOf(text);
  const list = more.length === 0 && Object.entries(peopleLists).find(([id]) => id === subject)?.[1];
  return list ? `rite:${rite}:${list}` : null;
}
