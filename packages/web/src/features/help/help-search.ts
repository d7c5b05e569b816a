/** A question with its answer, as the reader sees them. */
export interface HelpEntry {
  id: string;
  question: string;
  answer: string;
}

/** Those entries whose question or answer holds every word that was typed. All of them when nothing was typed. */
export function searchHelp<E extends HelpEntry>(entries: readonly E[], typed: string): E[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ question, answer }) => {
    const text = fold(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}

// Harakat, Quranic marks, the hamza that NFKD parts from its letter, and the tatweel.
const arabicMarks = /[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g;
// Accents of Latin and Cyrillic letters. Not all of \p{M}: in Bengali and Gujarati those are vowels.
const accents = /[\u0300-\u036F]/g;
// One letter, several code points: Arabic and Urdu keyboards write them differently.
const variants: Record<string, string> = { ى: 'ي', ی: 'ي', ے: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ة: 'ه', ٱ: 'ا' };
const variantLetters = new RegExp(`[${Object.keys(variants).join('')}]`, 'g');

/** Brings a text to the form in which it is compared: no case, accents, harakat or variants of one letter. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(arabicMarks, '')
    .replace(accents, '')
    .replace(/[’‘ʼ]/g, "'")
    .toLowerCase()
    .replace(variantLetters, (letter) => variants[letter] ?? letter);
