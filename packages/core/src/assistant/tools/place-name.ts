import { isStopWord } from '../../search/stop-words.ts';
import type { Language } from '../../text/languages.ts';
import { type Holy, holyCityIn, holyPlaceIn, isHolyCity } from './holy-places.ts';
import { hasWord, type Item, itemsOf, labelled } from './question.ts';
import type { ToolData, ToolPlace } from './types.ts';
import { toolWords } from './words/index.ts';

/** `none`: the question names no place. `unknown`: it names one that Manasik does not know. */
export type NamedPlace =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly name: string }
  | {
      readonly kind: 'known';
      readonly place: ToolPlace;
      /** As the question writes it. */
      readonly name: string;
      readonly holy?: Holy | undefined;
    };

interface Candidate {
  readonly text: string;
  readonly length: number;
  /** 2 after a word such as "in", 1 after one such as "for", 0 elsewhere. */
  readonly certainty: number;
}

const mostWords = 3;
// A question of 2000 characters has hundreds of runs, and each look-up asks for several spellings.
const mostLookUps = 120;
const mostLettersRemoved = 3;
const fewestLettersLeft = 4;

/** Finds the place that a question names, by runs of words that are not the question's own. */
export async function namedPlace(
  question: string,
  language: Language,
  findPlace: ToolData['findPlace'],
): Promise<NamedPlace> {
  const holy = holyPlaceIn(question);
  if (holy) return { kind: 'known', place: holy, name: holy.name ?? '', holy: holy.site };
  const candidates = candidatesOf(question, language);
  const asked = new Set<string>();
  for (const { text, certainty } of candidates) {
    for (const name of spellingsOf(text, language, certainty > 0)) {
      if (asked.has(name)) continue;
      if (asked.size >= mostLookUps) break;
      asked.add(name);
      const place = await findPlace(name);
      if (place) return { kind: 'known', place, name, holy: holyNameOf(name, place) };
    }
  }
  const city = holyCityIn(question);
  if (city) return { kind: 'known', place: city, name: city.name ?? '', holy: city.city };
  const whole = await wholeName(question, language, findPlace);
  if (whole) return { kind: 'known', place: whole, name: question.trim() };
  const unknown = candidates.find(({ certainty }) => certainty === 2);
  return unknown ? { kind: 'unknown', name: unknown.text } : { kind: 'none' };
}

/** Makkah or Madinah, by its name alone; Medina del Campo is in Spain. */
const holyNameOf = (name: string, { country }: ToolPlace): Holy | undefined =>
  country === 'SA' && isHolyCity(name) ? holyCityIn(name)?.city : undefined;

const mostWordsOfName = 5;

/** A name alone, one of whose words means something to the tools: Mexico City, Santo Domingo. */
async function wholeName(
  question: string,
  language: Language,
  findPlace: ToolData['findPlace'],
): Promise<ToolPlace | null> {
  const items = itemsOf(question, language);
  const isTime =
    items.length === 1 && ['prayer', 'weekday'].some((kind) => labelled(items[0], kind) !== null);
  return isTime || items.length > mostWordsOfName ? null : findPlace(question.trim());
}

function candidatesOf(question: string, language: Language): Candidate[] {
  const items = itemsOf(question, language);
  const candidates: Candidate[] = [];
  for (const first of items.keys()) {
    for (let length = 1; length <= mostWords && first + length <= items.length; length += 1) {
      const run = items.slice(first, first + length);
      if (!isName(run, language)) continue;
      const text = question.slice(run[0]?.start, run.at(-1)?.end);
      const certainty = certaintyOf(text, items[first - 1], items[first + length], language);
      candidates.push({ text, length, certainty });
    }
  }
  return candidates.toSorted((one, other) => other.certainty - one.certainty || other.length - one.length);
}

/** Ends in a word of its own; "La" and "de" may be part of a longer name. */
function isName(run: readonly Item[], language: Language): boolean {
  const isOwn = (item: Item | undefined): boolean =>
    item?.kind === 'word' &&
    item.labels.length === 0 &&
    !item.words.every((word) => isStopWord(word, language));
  return isOwn(run.at(-1)) && run.every(isPartOfName) && (run.length === 1 || !isPreposition(run[0]));
}

const isPartOfName = (item: Item): boolean =>
  item.kind === 'word' && item.labels.every((label) => /^word:(?:maybeP|p)lace/.test(label));

const isPreposition = (item: Item | undefined): boolean =>
  hasWord(item, 'placeAfter') || hasWord(item, 'maybePlaceAfter');

function certaintyOf(
  text: string,
  before: Item | undefined,
  after: Item | undefined,
  language: Language,
): number {
  if (hasWord(before, 'placeAfter') || hasWord(after, 'placeBefore')) return 2;
  if (endsAsPlace(text, language)) return 2;
  return hasWord(before, 'maybePlaceAfter') || hasWord(after, 'maybePlaceBefore') ? 1 : 0;
}

/** The Gujarati endings belong to places; the Bengali ones to any noun. */
export const endsAsPlace = (text: string, language: Language): boolean =>
  language === 'gu' && withoutEnding(text, language) !== null;

function withoutEnding(text: string, language: Language): string | null {
  const name = text.normalize('NFC');
  const ending = toolWords[language].placeEndings
    .split(',')
    .map((each) => each.trim().normalize('NFC'))
    .find((each) => each !== '' && name.endsWith(each) && name.length > each.length + 1);
  return ending === undefined ? null : name.slice(0, -ending.length);
}

/** The article of a name that the word before it has absorbed: "au Caire" is Le Caire. */
const articles: Partial<Record<Language, string>> = { fr: 'Le', it: 'Il', es: 'El' };

/** A name as it was typed and without the endings of its case. */
function spellingsOf(text: string, language: Language, isCertain: boolean): string[] {
  const name = text.normalize('NFC').replace(/['’]s$/, '');
  const names = [name];
  const article = articles[language];
  if (isCertain && article !== undefined) names.push(`${article} ${name}`);
  const stem = withoutEnding(name, language);
  if (stem !== null) names.push(stem);
  if (language === 'ar') names.push(...arabicSpellings(name));
  for (let removed = 1; removed <= mostLettersRemoved; removed += 1) {
    if (name.length - removed < fewestLettersLeft) break;
    const rest = name.slice(0, -removed);
    names.push(rest);
    // "В Москве" is Москва, "в Казани" Казань, "в Дубае" Дубай.
    if (language === 'ru' && removed === 1) names.push(...['а', 'я', 'ь', 'й'].map((end) => rest + end));
  }
  return names;
}

const arabicSpellings = (name: string): string[] => [
  name.replace(/^و?(?:بال|لل)/, 'ال'),
  name.replace(/^و?[بل]/, ''),
];
