import { type School, schools } from '../../guide/rites.ts';
import { partsBySchool } from '../../guide/school-names.ts';
import type { Language } from '../../text/languages.ts';

/** Spellings that the guide does not use, but a language model may. The Quran has the word "maliki" before "yawm". */
const otherSpellings: Readonly<Record<School, RegExp>> = {
  hanafi: /[hḥ]anaf[iíī]/i,
  maliki: /m[aā]lik[iíī](?!\s*yawm)/i,
  shafii: /sh[aā]f[iíī]|schafi[iʿ’']|chafi[ie]|chaf[eé]i|sciafi[iʿ’']/i,
  hanbali: /[hḥ]an?[bm]bal[iíī]/i,
};

/** Words that make a school the reader's own. */
const ownSchool: Readonly<Record<Language, RegExp>> = {
  en: /\byour (?:own )?(?:\S+ )?(?:school|madh?hab)|\byou follow|\b(?:as|(?:are|[’']re)) an? (?:hanaf|malik|shaf|hanbal)/i,
  ar: /مذهبك|تتبع|أنت (?:حنف|مالكي|شافعي|حنبلي)/u,
  ur: /آپ ک[ےای] (?:\S+ )?(?:مسلک|مذہب|فقہ)|آپ (?:حنفی|شافعی|مالکی|حنبلی)/u,
  gu: /તમાર\S*\s(?:\S+\s)?મઝહબ/u,
  bn: /আপনার\s(?:\S+\s)?মাজহাব/u,
  fr: /\b(?:votre|ton)\s(?:\S+\s)?(?:école|rite|madh?hab)|vous suivez|vous êtes (?:une? )?(?:hanaf|malik|chaf|hanbal)/i,
  de: /\b(?:Ihre|deine)[rn]?\s(?:\S+\s)?(?:Rechtsschule|Schule|Madh?hab)|Sie folgen|Sie sind (?:Hanaf|Malik|Sch?af|Hanbal)/i,
  it: /\b(?:sua|tua|vostra)\s(?:\S+\s)?scuola|\bsegu[ie] la scuola/i,
  es: /\b(?:su|tu)\s(?:\S+\s)?(?:escuela|madh?hab)|\bsigues? la escuela/i,
  ru: /(?:ваш|тво)\S*\s(?:\S+\s)?(?:мазхаб|школ)/iu,
};

const isNamed = (text: string, language: Language, school: School): boolean =>
  otherSpellings[school].test(text) ||
  ([language, 'en', 'ar'] as const).some((each) =>
    partsBySchool(text.replaceAll(/['‘ʼʿ`]/g, '’'), each, school).some(({ isName }) => isName),
  );

/**
 * True if a sentence tells a pilgrim the ruling of another school as their own. With a chosen school no other may be
 * named; without one, none may be called the pilgrim's.
 */
export function namesOtherSchool(text: string, language: Language, own: School | null): boolean {
  const named = schools.filter((school) => isNamed(text, language, school));
  if (own !== null) return named.some((school) => school !== own);
  return named.length > 0 && ownSchool[language].test(text);
}
