import type { Language } from '../text/languages.ts';
import { wordsOf } from './search-text.ts';

/** Beginnings of the words that people type when they did not do something in time. */
const beginnings: Record<Language, string> = {
  en: 'miss forg skip overslep late',
  ar: 'فات نسي تأخر ترك أرم أدرك',
  ur: 'بھول رہ چھوٹ دیر قضا',
  gu: 'ભૂલ રહી ચૂક છૂટ મોડ',
  bn: 'ভুল ছুট বাদ মিস দেরি',
  fr: 'manqu oubli rat retard',
  de: 'verpass vergess versäum verschlaf spät',
  it: 'saltat dimentic mancat mancant ritard',
  es: 'olvid perdí hice falt tarde',
  ru: 'пропусти забы успел опозда',
};

const folded = new Map<Language, readonly string[]>();

function beginningsOf(language: Language): readonly string[] {
  const known = folded.get(language) ?? wordsOf(beginnings[language]);
  folded.set(language, known);
  return known;
}

/** Whether a folded word means that something was missed, forgotten or done too late. */
export const isMissedWord = (word: string, language: Language): boolean =>
  beginningsOf(language).some((beginning) => word.startsWith(beginning));
