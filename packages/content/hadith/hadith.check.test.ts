import type { Language } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { checkMeanings, checkNarrations, type HadithContent, hadithContent } from './hadith.check.ts';
import type { Narration, SecondCopy } from './index.ts';

const sound = hadithContent();
const [first] = sound.narrations;
if (!first) throw new Error('there are no narrations');

/** The files on disk, with a change to the first narration and to its second copy. */
const withFirst = (change: Partial<Narration>, secondChange: Partial<SecondCopy> = {}): HadithContent => ({
  ...sound,
  narrations: [{ ...first, ...change }, ...sound.narrations.slice(1)],
  secondCopy: (category) => {
    const copies = sound.secondCopy(category);
    const second = copies[first.id];
    return second && category === first.category
      ? { ...copies, [first.id]: { ...second, ...secondChange } }
      : copies;
  },
});

describe('the check of narrations', () => {
  it('accepts the narrations on disk', () => {
    expect(checkNarrations(sound)).toEqual([]);
  });

  it('treats two orders of the marks on one letter as equal', () => {
    const content = withFirst({ arabic: 'رَب\u0651\u064E' }, { arabic: 'رَب\u064E\u0651' });
    expect(checkNarrations(content).filter((problem) => problem.includes('second copy'))).toEqual([]);
  });

  it.each<[string, HadithContent, RegExp]>([
    ['too few of them', { ...sound, narrations: sound.narrations.slice(0, 119) }, /there are 119, of 120/],
    ['one that is there twice', { ...sound, narrations: [...sound.narrations, first] }, /is there twice/],
    [
      'the same words under another number',
      {
        ...sound,
        narrations: [...sound.narrations, { ...first, id: 'muslim-1', collection: 'muslim', number: '1' }],
      },
      /muslim-1: has the words of another/,
    ],
    ['a number that is not the one in its name', withFirst({ number: '1' }), /is not named after/],
    ['a number that is none', withFirst({ file: '1521a' }), /has a number that is none/],
    ['graders in a Sahih', withFirst({ gradedBy: ['Al-Albani'] }), /has graders in a Sahih/],
    ['a Sahih narration that is less than sahih', withFirst({ grade: 'hasan' }), /and not sahih/],
    ['no graders in a Sunan', withFirst({ collection: 'nasai', id: 'nasai-1521' }), /or none in a Sunan/],
    ['no vowels', withFirst({ arabic: 'من حج لله' }), /has 0 vowels to 7 letters/],
    ['a Latin letter', withFirst({ arabic: `${first.arabic} a` }), /no Arabic letter/],
    ['an invisible character', withFirst({ arabic: `${first.arabic}\u200F` }), /no Arabic letter/],
    ['two spaces', withFirst({ arabic: first.arabic.replace(' ', '  ') }), /white space/],
    [
      'another vowel than in the second copy',
      withFirst({ arabic: first.arabic.replace('َ', 'ِ') }),
      /other vowels/,
    ],
    ['a letter less than in the second copy', withFirst({ arabic: first.arabic.slice(1) }), /other letters/],
    ['no second copy', { ...sound, secondCopy: () => ({}) }, /was not checked/],
    [
      'a second copy of nothing',
      { ...sound, narrations: sound.narrations.slice(1) },
      new RegExp(`${first.id}: is in the second copy`),
    ],
    [
      'a category without any',
      { ...sound, narrations: sound.narrations.filter(({ category }) => category !== 'patience') },
      /patience: is empty/,
    ],
  ])('sees %s', (_what, content, expected) => {
    expect(checkNarrations(content).join('\n')).toMatch(expected);
  });
});

/** The English meanings, and in another language the given ones for the first narration with valid ones for the rest. */
const inLanguage = (language: Language, meaning: string | undefined): HadithContent => ({
  ...sound,
  narrations: [first],
  meanings: (asked, category) => {
    if (category !== first.category) return {};
    if (asked === 'en' && language !== 'en') return sound.meanings('en', category);
    return meaning === undefined ? {} : { [first.id]: meaning };
  },
});

describe('the check of meanings', () => {
  it('accepts the English meanings', () => {
    expect(checkMeanings(sound, 'en')).toEqual([]);
  });

  it.each<[string, Language, string | undefined, RegExp]>([
    ['that is missing', 'de', undefined, /has no meaning/],
    ['that is empty', 'de', ' ', /is empty/],
    ['left in English', 'de', sound.meanings('en', first.category)?.[first.id], /same as in English/],
    ['in another script', 'gu', 'Пророк сказал', /not in Gujarati/],
    ['with an Urdu letter in Arabic', 'ar', 'قال النبی', /Urdu or Persian letter/],
    ['with straight quotation marks', 'fr', 'Il a dit "oui"', /straight quotation/],
    ['with a number that English lacks', 'es', 'El Profeta dijo 7 veces', /number 7/],
  ])('sees one %s', (_what, language, meaning, expected) => {
    expect(checkMeanings(inLanguage(language, meaning), language).join('\n')).toMatch(expected);
  });

  it('reports a missing file, and a meaning without a narration', () => {
    expect(checkMeanings({ ...sound, meanings: () => undefined }, 'ur')).toContain(
      'hajj: the file is missing',
    );
    const stray = { ...sound, meanings: () => ({ 'bukhari-0': 'Words' }) };
    expect(checkMeanings(stray, 'en').join('\n')).toMatch(/bukhari-0: has a meaning in hajj/);
  });
});
