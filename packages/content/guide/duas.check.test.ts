import { QuranValidator } from 'quran-validator';
import { describe, expect, it } from 'vitest';
import { checkDuas } from './duas.check.ts';
import { type DuaContent, readDuaContent } from './duas.ts';
import type { Dua } from './schema.ts';

const sound = readDuaContent();

/** The files on disk with one dua changed. */
const withDua = (id: string, change: (dua: Dua) => Partial<Dua>): DuaContent => ({
  ...sound,
  duas: sound.duas.map((dua) => (dua.id === id ? { ...dua, ...change(dua) } : dua)),
});

const replaced =
  (part: string, by: string) =>
  ({ arabic }: Dua): Partial<Dua> => {
    if (!arabic.includes(part)) throw new Error(`${part} is not in ${arabic}`);
    return { arabic: arabic.replace(part, by) };
  };

function without<Item>(record: Readonly<Record<string, Item>>, id: string): Record<string, Item> {
  const { [id]: taken, ...rest } = record;
  if (taken === undefined) throw new Error(`${id} is not there`);
  return rest;
}

const talbiyah = 'talbiyah';
const copy = sound.secondCopy[talbiyah];
const words = sound.words[talbiyah];
if (!copy || !words) throw new Error('there is no talbiyah');

const quran = new QuranValidator();
const passages = sound.duas.flatMap((dua) => {
  const source = sound.sources[dua.source];
  return source?.kind === 'quran' ? [{ ...source, dua: dua.id, arabic: dua.arabic }] : [];
});

describe('the passages of the Quran', () => {
  it.each(passages)(
    '$dua matches $surah:$from-$to code point by code point',
    ({ surah, from, to, arabic }) => {
      const ayahs = Array.from({ length: to - from + 1 }, (_, index) => quran.getVerse(surah, from + index));
      const whole = ayahs.map((ayah) => ayah?.text ?? '').join(' ');
      // No normalisation: `toContain` compares code units.
      expect(whole).toContain(arabic);
    },
  );

  it('number at least eighteen', () => {
    expect(passages.length).toBeGreaterThanOrEqual(18);
  });
});

describe('the check of duas', () => {
  it('accepts the duas on disk', () => {
    expect(checkDuas(sound)).toEqual([]);
  });

  it('treats two orders of the marks on one letter of a narration as equal', () => {
    const fathaFirst = 'لَب\u064E\u0651يْكَ';
    const shaddaFirst = 'لَب\u0651\u064Eيْكَ';
    const content = withDua(talbiyah, () => ({ arabic: fathaFirst }));
    const secondCopy = { ...sound.secondCopy, [talbiyah]: { ...copy, arabic: shaddaFirst } };
    expect(checkDuas({ ...content, secondCopy })).toEqual([]);
  });

  it('accepts a passage that continues into the next ayah', () => {
    expect(sound.duas.find(({ id }) => id === 'ibrahim-acceptance')?.source).toBe('quran-2-127-128');
  });

  it.each<[string, DuaContent, RegExp]>([
    [
      'one letter of the Quran changed',
      withDua('between-corners', replaced('حَسَنَةً', 'حَسَنَتً')),
      /between-corners: is no part of 2:201-201/,
    ],
    [
      'a mark of the Quran dropped',
      withDua('between-corners', replaced('وَقِنَا', 'وَقنَا')),
      /between-corners: has other marks than the verified text/,
    ],
    [
      'a sign added that the verified text does not have',
      withDua('between-corners', replaced('حَسَنَةً', 'حَسَنَةً\u06ED')),
      /between-corners: has other marks than the verified text|between-corners: is no part of/,
    ],
    [
      'the plain alif in place of the alif of the verified text',
      withDua('between-corners', replaced('ٱلن', 'الن')),
      /between-corners: is no part of/,
    ],
    [
      'a pause mark of the Quran dropped',
      withDua('rabbana-guided', replaced(' ۚ', '')),
      /rabbana-guided: is no part of 3:8-8/,
    ],
    [
      'a word of the Quran left out',
      withDua('no-burden', replaced('وَٱغْفِرْ لَنَا ', '')),
      /no-burden: is no part of/,
    ],
    [
      'half a word of the Quran',
      withDua('no-burden', ({ arabic }) => ({ arabic: arabic.slice(2) })),
      /no-burden: is no part/,
    ],
    [
      'a pause mark at the end',
      withDua('maqam-ibrahim', ({ arabic }) => ({ arabic: `${arabic} ۖ` })),
      /maqam-ibrahim: begins or ends with what is no word/,
    ],
    [
      'the wrong ayah',
      withDua('rabbana-zalamna', () => ({ source: 'quran-3-8' })),
      /rabbana-zalamna: is no part of 3:8-8/,
    ],
    [
      'a source without words to recite',
      withDua(talbiyah, () => ({ source: 'authority-ministry' })),
      /talbiyah: rests on authority-ministry, which is no source of words/,
    ],
    [
      'one letter of a narration changed',
      withDua(talbiyah, replaced('شَرِيكَ', 'شَرِيقَ')),
      /talbiyah: has other letters than the second copy/,
    ],
    [
      'one vowel of a narration changed',
      withDua(talbiyah, replaced('الْحَمْدَ', 'الْحَمْدُ')),
      /talbiyah: has other vowels than the second copy/,
    ],
    [
      'a mark of a narration dropped',
      withDua(talbiyah, replaced('عْمَةَ', 'عمَةَ')),
      /talbiyah: has other vowels/,
    ],
    [
      'a narration without vowels',
      withDua(talbiyah, () => ({ arabic: 'لبيك اللهم لبيك' })),
      /talbiyah: has 0 vowels/,
    ],
    [
      'an invisible character',
      withDua(talbiyah, ({ arabic }) => ({ arabic: `${arabic}\u200F` })),
      /talbiyah: has what is no Arabic letter/,
    ],
    [
      'no second copy of a narration',
      { ...sound, secondCopy: without(sound.secondCopy, talbiyah) },
      /talbiyah: was not checked against the second copy/,
    ],
    [
      'a second copy of another collection',
      {
        ...sound,
        secondCopy: {
          ...sound.secondCopy,
          [talbiyah]: { ...copy, source: copy.source.replace('bukhari', 'muslim') },
        },
      },
      /talbiyah: has a second copy that is not of bukhari/,
    ],
    [
      'a second copy of the Quran',
      { ...sound, secondCopy: { ...sound.secondCopy, gratitude: copy } },
      /gratitude: is of the Quran/,
    ],
    [
      'a second copy of nothing',
      { ...sound, secondCopy: { ...sound.secondCopy, rain: copy } },
      /rain: has a second copy, and is no dua/,
    ],
    [
      'one that is there twice',
      { ...sound, duas: [...sound.duas, ...sound.duas.slice(0, 1)] },
      /there twice/,
    ],
  ])('sees %s', (_what, content, expected) => {
    expect(checkDuas(content).join('\n')).toMatch(expected);
  });
});

describe('the check of the words of duas', () => {
  const inWords = (id: string, change: Partial<typeof words>): DuaContent => ({
    ...sound,
    words: { ...sound.words, [id]: { ...words, ...change } },
  });
  const sounding = (id: string, transliteration: string): DuaContent => ({
    ...sound,
    transliterations: { ...sound.transliterations, [id]: transliteration },
  });

  it.each<[string, DuaContent, RegExp]>([
    ['a dua without words', { ...sound, words: without(sound.words, talbiyah) }, /talbiyah: has no words/],
    ['a meaning that is empty', inWords(talbiyah, { meaning: ' ' }), /talbiyah: has words that are empty/],
    ['words of nothing', inWords('rain', {}), /rain: has words, and is no dua/],
    [
      'a dua without transliteration',
      { ...sound, transliterations: without(sound.transliterations, talbiyah) },
      /talbiyah: has no transliteration/,
    ],
    ['a letter with a dot below', sounding(talbiyah, 'Labbayka, inna lḥamda'), /that is not plain/],
    [
      'a transliteration of nothing',
      sounding('rain', 'Ghaytha'),
      /rain: has a transliteration, and is no dua/,
    ],
  ])('sees %s', (_what, content, expected) => {
    expect(checkDuas(content).join('\n')).toMatch(expected);
  });
});
