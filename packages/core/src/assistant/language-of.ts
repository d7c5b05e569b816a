import { type Language, readsArabicScript } from '../text/languages.ts';
import { createLatinLanguageOf } from './latin-letters/latin-language.ts';
import model from './latin-letters/model.json' with { type: 'json' };

const scripts: readonly (readonly [RegExp, Language])[] = [
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
];
const latin = /\p{Script=Latin}/gu;
// Letters that Urdu has and Arabic has not. Persian keyboards type ک and ی in Arabic, too.
const urduLetters = /[ٹڈڑںےھہگچپ]/u;
const arabicLetters = /[ةىكيؤئإ]/u;

const latinLanguageOf = createLatinLanguageOf(model);

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
  return most > 0 ? latinLanguageOf(text, page) : page;
}

function ofArabicScript(text: string, page: Language): Language {
  if (urduLetters.test(text)) return 'ur';
  if (arabicLetters.test(text)) return 'ar';
  return readsArabicScript(page) ? page : 'ar';
}
