// Harakat, Quranic marks, the hamza that NFKD parts from its letter, and the tatweel.
const arabicMarks = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
// Accents of Latin and Cyrillic letters. Not all of \p{M}: in Bengali and Gujarati those are vowels.
const accents = /[\u0300-\u036F]/g;
// One letter, several code points: Arabic and Urdu keyboards write them differently.
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

/** Brings a text to the form in which it is compared: no case, accents, harakat or variants of one letter. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(arabicMarks, '')
    .replace(accents, '')
    .replace(/[’‘ʼ]/g, "'")
    .toLowerCase()
    .replace(variantLetters, (letter) => variants[letter] ?? letter);

const signs = /[\s\p{P}\p{S}]+/u;
// Between the letters of a word they belong to it: Sa'i, l'ihram.
const apostrophes = /['’‘ʼ]/g;

/** The folded words of a text. Apostrophes are left out, so that `Sa’i` is found by `sai`. */
export const wordsOf = (text: string): string[] =>
  foldText(text.replaceAll(apostrophes, '')).split(signs).filter(Boolean);

// The article, with what Arabic writes together with it: and, with, like, for, so.
const article = /^(?:و|ف)?(?:ال|بال|كال|لل)(?=[\u0621-\u064A]{3})/u;

/** A word without the Arabic article, by which it is found: `الطواف` as `طواف`. Others come back as they are. */
export const withoutArticle = (word: string): string => word.replace(article, '');
