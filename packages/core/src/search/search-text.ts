// Harakat, Quranic marks and the small letters of pronouns, and the hamza that NFKD separates from its letter.
const arabicMarks = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED]/g;
// Accents of Latin and Cyrillic letters. Not all of \p{M}, because in Bengali and Gujarati those are vowels.
const accents = /[\u0300-\u036F]/g;
const tatweel = /\u0640/g;
// One letter with several code points: Arabic and Urdu keyboards produce different ones.
const variants: Record<string, string> = {
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ة: 'ه',
  ٱ: 'ا',
  ں: 'ن',
};
const variantLetters = new RegExp(`[${Object.keys(variants).join('')}]`, 'g');
// The Quran writes the hamza next to the letter that has it in ordinary spelling: ءاتنا, رءوف for آتنا, رؤوف.
const hamzaBeside: readonly [RegExp, string][] = [
  [/ءا/g, 'ا'],
  [/ءو/g, 'وو'],
];

const daggerAlef = '\u0670';
// Ordinary spelling for the small letters of the Quran: الصلاة for ٱلصَّلَوٰةِ, هداكم for هَدَىٰكُمْ, إبراهيم for
// إِبْرَٰهِـۧمَ, الكافرين for ٱلْكَـٰفِرِينَ.
const writtenOut: readonly [RegExp, string][] = [
  [/و\u0670/g, 'ا'],
  [/ى\u0670(?=\p{M}*\p{L})/gu, 'ا'],
  [/[ىی]\u0670/g, 'ى'],
  [/\u06E7/g, 'ي'],
  [/\u0670/g, 'ا'],
];

const replaceAll = (text: string, rules: readonly [RegExp, string][]): string =>
  rules.reduce((changed, [pattern, letters]) => changed.replace(pattern, letters), text);

const decomposed = (text: string): string => text.normalize('NFKD').replace(tatweel, '');

/** Normalises a text for comparison: without case, accents, harakat or letter variants. */
export const foldText = (text: string): string =>
  replaceAll(
    decomposed(text)
      .replace(arabicMarks, '')
      .replace(accents, '')
      .replace(/[’‘ʼ]/g, "'")
      .toLowerCase()
      .replace(variantLetters, (letter) => variants[letter] ?? letter),
    hamzaBeside,
  );

const signs = /[\s\p{P}\p{S}]+/u;
// Between the letters of a word they are part of it: Sa'i, l'ihram.
const apostrophes = /['’‘ʼ]/g;

/** The folded words of a text. Apostrophes are removed, so that `sai` finds `Sa’i`. */
export const wordsOf = (text: string): string[] =>
  foldText(text.replaceAll(apostrophes, '')).split(signs).filter(Boolean);

/**
 * Like `wordsOf`, with both spellings of a word of the Quran: its dagger alef is an alef in ordinary spelling
 * (الكافرين), but not in common short words (الرحمن, هذا).
 */
export const spellingsOf = (text: string): string[] => {
  const words = wordsOf(text);
  if (!text.includes(daggerAlef)) return words;
  const written = text
    .split(/\s+/)
    .filter((word) => word.includes(daggerAlef))
    .flatMap((word) => wordsOf(replaceAll(decomposed(word), writtenOut)));
  return [...words, ...written];
};

// The article, with the prefixes that Arabic joins to it: and, with, like, for, so.
const article = /^(?:و|ف)?(?:ال|بال|كال|لل)(?=[\u0621-\u064A]{3})/u;

/** Removes the Arabic article from a word: `الطواف` becomes `طواف`. Other words are returned unchanged. */
export const withoutArticle = (word: string): string => word.replace(article, '');
