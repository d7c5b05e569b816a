import { QuranValidator } from 'quran-validator';
import { badCopy, badNarrationText, bareArabic } from '../src/checks/arabic.ts';
import type { DuaContent, SecondCopy } from './duas.ts';
import type { Dua, Source } from './schema.ts';

type Quran = Extract<Source, { kind: 'quran' }>;
type Hadith = Extract<Source, { kind: 'hadith' }>;

/** All faults in the duas, one line each: `id: what`. */
export function checkDuas(content: DuaContent): string[] {
  const { duas, secondCopy, words, transliterations } = content;
  const ids = new Set(duas.map(({ id }) => id));
  const stray = (what: string, there: Readonly<Record<string, unknown>>): string[] =>
    Object.keys(there)
      .filter((id) => !ids.has(id))
      .map((id) => `${id}: has ${what}, and is no dua`);
  return [
    ...(ids.size === duas.length ? [] : ['one dua is there twice']),
    ...duas.flatMap((dua) =>
      [...badText(dua, content), ...badWords(dua, content)].map((what) => `${dua.id}: ${what}`),
    ),
    ...stray('a second copy', secondCopy),
    ...stray('words', words),
    ...stray('a transliteration', transliterations),
  ];
}

function badText(dua: Dua, { sources, secondCopy }: DuaContent): string[] {
  const source = sources[dua.source];
  const second = secondCopy[dua.id];
  if (source?.kind === 'hadith') return badNarration(dua, source, second);
  if (source?.kind !== 'quran') return [`rests on ${dua.source}, which is no source of words to recite`];
  return [
    ...badPassage(dua.arabic, source),
    ...(second ? ['is of the Quran, and has a second copy of a narration'] : []),
  ];
}

const badNarration = ({ arabic }: Dua, { collection }: Hadith, second: SecondCopy | undefined): string[] => [
  ...badNarrationText(arabic),
  ...badCopy(arabic, second),
  ...(second && !second.source.includes(`/${collection}/`)
    ? [`has a second copy that is not of ${collection}`]
    : []),
];

const quran = new QuranValidator();

/** The words of a passage as in the verified text, with each pause mark as a word of its own. */
function wordsOf({ surah, from, to }: Quran): string[] {
  const ayahs = Array.from({ length: to - from + 1 }, (_, index) => quran.getVerse(surah, from + index));
  return ayahs.flatMap((ayah) => ayah?.text.split(' ') ?? []);
}

/** The text must consist of whole words of the passage, in order, without gaps and letter for letter. */
function badPassage(arabic: string, source: Quran): string[] {
  const words = arabic.split(' ');
  if (!isWord(words.at(0)) || !isWord(words.at(-1))) return ['begins or ends with what is no word'];
  const passage = wordsOf(source);
  if (stands(words, passage)) return [];
  return [
    stands(words.map(bareArabic), passage.map(bareArabic))
      ? 'has other marks than the verified text'
      : `is no part of ${source.surah}:${source.from}-${source.to} in the verified text`,
  ];
}

/** Pause marks and the quarter sign contain no letter. */
const isWord = (word: string | undefined): boolean => word !== undefined && /\p{L}/u.test(word);

const stands = (words: readonly string[], passage: readonly string[]): boolean =>
  passage.some((_, start) => words.every((word, index) => word === passage[start + index]));

/** The letters without vowel marks, so that errors are easy to read in a message. */
const plainLatin = /^[A-Za-z’]+(?:[,.]? [A-Za-z’]+)*$/;

function badWords({ id }: Dua, { words, transliterations }: DuaContent): string[] {
  const own = words[id];
  const sound = transliterations[id];
  const said = own ? [own.name, own.when, own.meaning] : [];
  return [
    ...(own ? [] : ['has no words']),
    ...(said.some((text) => text.trim() === '') ? ['has words that are empty'] : []),
    ...(sound === undefined ? ['has no transliteration'] : []),
    ...(sound === undefined || plainLatin.test(sound) ? [] : ['has a transliteration that is not plain']),
  ];
}
