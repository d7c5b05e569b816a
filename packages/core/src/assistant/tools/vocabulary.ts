import { foldText } from '../../search/search-text.ts';
import type { Language } from '../../text/languages.ts';
import { perLanguage } from '../../text/per-language.ts';
import { currencyCodes, currencySigns, sharedUnits, wordLikeCodes } from './words/shared.ts';
import { toolWords } from './words/index.ts';
import { inLatinLetters } from './words/latin-letters.ts';

/** The meaning of a word of a question to the tools: `unit:km`, `currency:GBP`, `day:tomorrow`. */
export type Label = string;

export interface Vocabulary {
  /** The labels of consecutive folded words; undefined if they are no phrase. */
  labelsOf: (words: readonly string[]) => readonly Label[] | undefined;
}

/** The greatest number of words in a phrase. */
export const longestPhrase = 5;

/** Longer endings than this make another word. */
const longestEnding = 4;
const shortestStem = 3;
/** Languages that join case endings to the word. */
const joinsEndings: ReadonlySet<Language> = new Set(['gu', 'bn']);

export const vocabularyOf = perLanguage(createVocabulary);

/** The folded words of each phrase in a list separated by commas, without the `*` of a stem. */
export const phrasesOf = (list: string): { words: string; isStem: boolean }[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => ({
      words: foldText(phrase.replace(/\*$/, ''))
        .replaceAll(/['\u200c\u200d]/g, '')
        .split(/\s+/)
        .join(' '),
      isStem: phrase.endsWith('*'),
    }));

function createVocabulary(language: Language): Vocabulary {
  const phrases = new Map<string, Set<Label>>();
  const stems = new Set<string>();
  const add = (list: string, label: Label): void => {
    for (const { words, isStem } of phrasesOf(list)) {
      phrases.set(words, (phrases.get(words) ?? new Set()).add(label));
      if (isStem) stems.add(words);
    }
  };
  const addAll = (lists: Readonly<Record<string, string>>, kind: string): void => {
    for (const [name, list] of Object.entries(lists)) add(list, `${kind}:${name}`);
  };
  const words = toolWords[language];
  addAll(words.numbers, 'number');
  addAll(words.parts ?? {}, 'part');
  addAll(words.multipliers, 'times');
  add('k', 'times:1000');
  addAll(words.units, 'unit');
  addAll(sharedUnits, 'unit');
  addAll(words.currencies, 'currency');
  addAll(currencySigns, 'currency');
  for (const code of currencyCodes) add(code, `currency:${code}`);
  addAll(words.metals, 'metal');
  addAll(words.times, 'prayer');
  addAll(words.bookings, 'booking');
  words.weekdays.forEach((list, index) => add(list, `weekday:${index + 1}`));
  const { articles, unclearNumbers, minus, howMany, rate, degree, validity, today, tomorrow, other } = words;
  const { notOwned, wayHome, carat, nisab, periods } = words;
  const { placeAfter, maybePlaceAfter, placeBefore, maybePlaceBefore } = words;
  addAll(
    {
      articles,
      unclearNumbers,
      minus,
      howMany,
      notOwned,
      wayHome,
      rate,
      carat,
      nisab,
      periods,
      degree,
      validity,
      today,
      tomorrow,
      other,
    },
    'word',
  );
  addAll({ placeAfter, maybePlaceAfter, placeBefore, maybePlaceBefore }, 'word');
  const latin = inLatinLetters[language];
  addAll(latin?.times ?? {}, 'prayer');
  addAll(latin?.words ?? {}, 'word');
  addAll(latin?.numbers ?? {}, 'number');
  addAll(latin?.parts ?? {}, 'part');
  addAll(latin?.multipliers ?? {}, 'times');
  addAll(latin?.metals ?? {}, 'metal');
  addAll(latin?.units ?? {}, 'unit');
  addAll(latin?.currencies ?? {}, 'currency');
  add('=', 'word:equals');

  const withEnding = (text: string): ReadonlySet<Label> | undefined => {
    // The ending is part of the last word, and never a whole word.
    const shortest = Math.max(shortestStem, text.lastIndexOf(' ') + 2);
    for (let length = text.length - 1; length >= shortest; length -= 1) {
      const stem = text.slice(0, length);
      const isNear = text.length - length <= longestEnding && joinsEndings.has(language);
      const labels = isNear || stems.has(stem) ? phrases.get(stem) : undefined;
      if (labels) return labels;
    }
    return undefined;
  };

  const labelsOf: Vocabulary['labelsOf'] = (found) => {
    const [first = '', ...rest] = found;
    const forms = language === 'ar' ? withoutPrefixes(first) : [first];
    for (const form of forms) {
      const labels = phrases.get([form, ...rest].join(' '));
      if (labels) return [...labels];
    }
    const labels = withEnding(found.join(' '));
    return labels && [...labels];
  };
  return { labelsOf };
}

/** Arabic joins "and", "in", "to", "like" and the article to the word. */
function withoutPrefixes(word: string): string[] {
  const forms = [
    word,
    word.replace(/^[وف]/, ''),
    word.replace(/^[وف]?(?:ال|بال|كال|لل)/, ''),
    word.replace(/^[وف]?[بلك]/, ''),
  ];
  return [...new Set(forms)].filter((form) => form.length > 1 || form === word);
}

/** Abbreviations that are ordinary words too, so they are units only after a number. */
const needsNumber: ReadonlySet<string> = new Set(['mi', 'st', 'pt', 'كم']);

/** True if a word counts as a unit here: "m" does after a number, "C" and "F" in capitals too. */
export const isUnitHere = (word: string, raw: string, isAfterNumber: boolean): boolean =>
  isAfterNumber || raw === 'C' || raw === 'F' || (word.length > 1 && !needsNumber.has(word));

/** True if a word counts as a currency here: codes that are words too do in capitals. */
export const isCurrencyHere = (word: string, raw: string): boolean =>
  !wordLikeCodes.has(word) || raw === raw.toUpperCase();
