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
// Letters that only Urdu has, and those that dialects of Arabic and Persian have as well.
const urduLetters = /[ٹڈڑںےھہ]/u;
const persianLetters = /[گچپ]/u;
// Persian keyboards type ک and ی in Arabic, too.
const arabicLetters = /[ةىكيؤئإ]/u;
/** Letters of Arabic that Urdu hardly has. */
const onlyArabicLetters = /[ةأإ]/u;
/** Words of Persian that neither Urdu nor Arabic has. Arabic اين is written with another letter than Persian این. */
const persianWords =
  /(?<!\p{L})(?:است|نیست|هست|شده|می|نمی|را|کجا|کجاست|چه|چی|چطور|چگونه|این|شما|کنم|کنید|کردم|دارم|دارد|ندارم|برای|پدرم|مادرم|همسرم)(?!\p{L})/u;
/** Letters of Kurdish, Pashto, Uyghur and Sindhi that neither Urdu nor Arabic has. */
const otherArabicLetters = /[ەێۆڵڕڤښځڅډړږېۍګڼۇۈۋڭٻڀٺٿڄڇڌڍڦڪڳڱ]/u;
/** Letters of Kazakh, Uzbek, Tajik, Tatar, Ukrainian, Serbian and others that Russian does not have. */
const otherCyrillicLetters = /[қғңүұһәөҳўҷӯіїєґјљњџћђ]/iu;

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

/**
 * Whether a question is in a language that Manasik does not have. Misses many in Cyrillic and Arabic letters: they are
 * recognised by letters and words that Russian, Arabic and Urdu do not have.
 */
export function isForeign(text: string): boolean {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const letters = count(anyLetter);
  const ofLatin = count(latin);
  const ofScripts = scripts.reduce((sum, [script]) => sum + count(script), ofLatin);
  if (ofScripts * 2 < letters) return true;
  if (ofLatin * 2 > letters) return latinLanguages.isForeign(text);
  return otherCyrillicLetters.test(text) || otherArabicLetters.test(text) || isPersian(text);
}

/** Whether a question without an answer is in Latin letters and hardly in any language that Manasik has. */
export const isUnreadable = (text: string): boolean => latinLanguages.isInNone(text);

const isPersian = (text: string): boolean => !urduLetters.test(text) && persianWords.test(text);

function ofArabicScript(text: string, page: Language): Language {
  if (otherArabicLetters.test(text)) return page;
  if (urduLetters.test(text)) return 'ur';
  if (isPersian(text)) return page;
  if (onlyArabicLetters.test(text)) return 'ar';
  if (persianLetters.test(text)) return 'ur';
  if (arabicLetters.test(text)) return 'ar';
  return readsArabicScript(page) ? page : 'ar';
}
