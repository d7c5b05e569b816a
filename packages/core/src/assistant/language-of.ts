import { type Language, readsArabicScript } from '../text/languages.ts';
import { createLatinLanguages } from './latin-letters/latin-language.ts';
import foreignModel from './latin-letters/foreign-model.json' with { type: 'json' };
import model from './latin-letters/model.json' with { type: 'json' };

const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
];
const latin = /\p{Script=Latin}/gu;
const anyLetter = /\p{L}/gu;
// Letters that Urdu has and Arabic has not. Persian keyboards type ک and ی in Arabic, too.
const urduLetters = /[ٹڈڑںےھہ]/u;
/** Letters of Urdu and Persian. */
const persianLetters = /[گچپژ]/u;
const arabicLetters = /[ةىكيؤئإ]/u;

const latinLanguages = createLatinLanguages(model, foreignModel);

/**
 * The language that a question is written in. `page` is the language of the page; it is the answer whenever the question
 * does not clearly contradict it, as for one word. Any language may be typed in Latin letters.
 */
export function languageOf(text: string, page: Language): Language {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  let most = count(latin);
  let found: Language | null = null;
  for (const [letters, language] of scripts) {
    const letterCount = count(letters);
    if (letterCount > most) [most, found] = [letterCount, language];
  }
  if (found === 'ar') return ofArabicScript(text, page);
  if (found) return found;
  return most > 0 ? latinLanguages.languageOf(text, page) : page;
}

/** Whether a question is in a language that Manasik does not have. `read` is the language in which it was read. */
export function isForeign(text: string, read: Language): boolean {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const letters = count(anyLetter);
  const ofLatin = count(latin);
  const ofScripts = scripts.reduce((sum, [script]) => sum + count(script), ofLatin);
  if (ofScripts * 2 < letters) return true;
  if (ofLatin * 2 > letters) return latinLanguages.isForeign(text);
  return read !== 'ur' && isPersian(text);
}

const fewestPersianWords = 3;

// Hardly any Urdu sentence is without the letters that only Urdu has, but many words are.
const isPersian = (text: string): boolean =>
  persianLetters.test(text) &&
  !urduLetters.test(text) &&
  text.trim().split(/\s+/).length >= fewestPersianWords;

function ofArabicScript(text: string, page: Language): Language {
  if (isPersian(text)) return page;
  if (urduLetters.test(text) || persianLetters.test(text)) return 'ur';
  if (arabicLetters.test(text)) return 'ar';
  return readsArabicScript(page) ? page : 'ar';
}
