// Accents of Latin, Greek and Cyrillic; vowel signs and small letters of Arabic, its tatweel, and the hamza and madda
// that decomposition splits off; the nukta of Bengali and Gujarati, which people often omit.
const marks = /\u0640|[\u0300-\u036F\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u09BC\u0ABC]/g;
// Apostrophes, including the ayn and hamza of transliteration, soft hyphens, joiners and direction marks.
const unseen = /['’‘`ʻʼʽʾʿʹ′\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** Letters that decomposition does not split, and Arabic letters that Persian and Urdu write differently. */
const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'a',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ے: 'ي',
  ة: 'ه',
  ۃ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ں: 'ن',
};
const otherLetters = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const plain = /^[a-z]+$/;

/**
 * Normalises a name for comparison: lower case, without accents, vowel signs and apostrophes, Arabic letters in one
 * form, words separated by one space. `Ta’if` equals `Taif`, `Köln` equals `koln`, and `مكّة` equals `مکہ`. Text
 * without a letter or digit becomes ''.
 */
export function foldName(name: string): string {
  const lower = name.toLowerCase();
  // Most names in the world's list are one plain word.
  if (plain.test(lower)) return lower;
  return (
    name
      // Before decomposition turns it into a space and an accent.
      .replaceAll('´', '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(unseen, '')
      .replace(marks, '')
      .replace(otherLetters, (letter) => letters[letter] ?? letter)
      .replace(betweenWords, ' ')
      .trim()
  );
}
