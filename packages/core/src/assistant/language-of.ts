import { wordsOf } from '../search/search-text.ts';
import { stopWordsOf } from '../search/stop-words.ts';
import { type Language, readsArabicScript } from '../text/languages.ts';

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

const latinLanguages = ['en', 'fr', 'de', 'it', 'es'] as const satisfies readonly Language[];
const isLatin = (language: Language): boolean => latinLanguages.some((each) => each === language);

// Fewer could be names, or words that languages share.
const clearLead = 2;
// Someone who reads another script may type their own language in Latin letters, with a foreign word among them.
const clearShare = 0.4;

// Short words of a language in other letters, as people type it in Latin ones, that are also words of a Latin language.
// Without them, "seene me dard ho raha hai" is Italian, and a call for help is not understood.
const typedInLatin: Partial<Record<Language, string>> = {
  ar: 'ma la fi el al an de di da le li men min wa w y ana o',
  ur: 'me se ho ne to do par he in is us un main na per a ya ye ka ki ke',
  gu: 'che ma me ne no na to te ke su se e a hu pan',
  bn: 'ma ami to na ne ki ke se te e o je er amar a',
  ru: 'i ne na a o do da no on u my po so mi to s za',
};

/**
 * The language that a question is written in. `page` is the language of the page; it is the answer whenever the question
 * does not clearly contradict it, as for one word, or a language typed in Latin letters.
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
  return most > 0 ? ofLatinScript(text, page) : page;
}

function ofArabicScript(text: string, page: Language): Language {
  if (urduLetters.test(text)) return 'ur';
  if (arabicLetters.test(text)) return 'ar';
  return readsArabicScript(page) ? page : 'ar';
}

function ofLatinScript(text: string, page: Language): Language {
  const typed = new Set(typedInLatin[page]?.split(' '));
  const all = wordsOf(text);
  const words = all.filter((word) => !typed.has(word));
  const known = latinLanguages
    .map((language) => ({ language, hits: words.filter((word) => stopWordsOf(language).has(word)).length }))
    .toSorted((one, other) => other.hits - one.hits);
  const [best, second] = known;
  if (!best || !second) return page;
  if (!isLatin(page)) {
    const isClear = best.hits >= clearLead && best.hits > second.hits && best.hits >= clearShare * all.length;
    return isClear ? best.language : page;
  }
  const ofPage = known.find(({ language }) => language === page)?.hits ?? 0;
  return best.hits >= ofPage + clearLead && best.hits > second.hits ? best.language : page;
}
