import { wordsOf } from '../search/search-text.ts';
import { isStopWord } from '../search/stop-words.ts';
import type { Language } from '../text/languages.ts';
import type { FeatureReader } from './features.ts';
import { subjectsOf } from './subjects-of.ts';
import { tokensOf } from './tools/tokens.ts';
import { plainWord, plainWords } from './folded-words.ts';

/** A wheelchair, help for someone who is ill, or a place such as a toilet. */
export type Nearby = 'wheelchair' | 'care' | 'place';

const meant: Readonly<Record<string, Nearby>> = {
  wheelchair: 'wheelchair',
  hospital: 'care',
  doctor: 'care',
  toilet: 'place',
  zamzam: 'place',
  water: 'place',
};

/** Subjects that may be beside it: places, and what words such as "can I" and "a doctor", or "room" in Urdu, name as well. */
const beside = 'where mina arafat muzdalifah mosque tent kaaba pillars allowed chair frail nails hotel'.split(
  ' ',
);
const allowed: ReadonlySet<string> = new Set([...Object.keys(meant), ...beside]);

interface Words {
  /** At least one of these asks for the place. */
  readonly where: string;
  /** Words that may be beside it, besides stop words. */
  readonly others: string;
}

const lists: Readonly<Record<Language, Words>> = {
  en: { where: 'where wheres nearest closest', others: 'nearest closest near nearby find get here free' },
  ar: { where: 'أين اين وين فين منين', others: 'أقرب اقرب قريب أجد اجد ألقى القى نجد هنا' },
  ur: { where: 'کہاں کدھر', others: 'قریب قریبی ترین نزدیک نزدیکی ملے ملتا ملتی ملیں لوں' },
  gu: { where: 'ક્યાં ક્યા કયાં', others: 'નજીક નજીકનું નજીકની નજીકનો નજીકમાં મળે મળશે મળી આવેલું' },
  bn: { where: 'কোথায় কোথা কই', others: 'কাছের কাছে কাছাকাছি নিকটতম পাব পাবো পাওয়া যাবে' },
  fr: {
    where: 'où ou',
    others: 'roulant roulants plus proche proches près trouver trouve avoir ici',
  },
  de: {
    where: 'wo',
    others: 'nächste nächsten nächster nächstes nächstgelegene finde finden bekomme gibt es hier',
  },
  it: { where: 'dove dovè', others: 'vicino vicina vicini trovo trovare più qui cè' },
  es: {
    where: 'dónde donde',
    others: 'cercano cercana cerca encuentro encontrar consigo conseguir están aquí',
  },
  ru: { where: 'где', others: 'ближайший ближайшая ближайшую ближайшее найти взять тут здесь получить' },
};

/** Longer questions have more to say. */
const mostWords = 8;

/** Finds out what a question such as "where is the nearest toilet?" looks for nearby; null for other questions. */
export function nearbyAsked(
  question: string,
  language: Language,
  conceptsOf: FeatureReader['conceptsOf'],
): Nearby | null {
  const words = tokensOf(question, language).flatMap((token) =>
    token.kind === 'word' ? wordsOf(token.word) : [],
  );
  const where = plainWords(lists[language].where);
  const others = plainWords(lists[language].others);
  if (words.length > mostWords || !words.some((word) => where.has(plainWord(word)))) return null;
  const isBeside = (word: string): boolean =>
    word.length === 1 || where.has(plainWord(word)) || isStopWord(word, language);
  const about = words.filter((word) => !others.has(plainWord(word)));
  const subjects = subjectsOf(about, conceptsOf, allowed, isBeside);
  const found = Object.keys(meant).find((id) => subjects?.has(id));
  return found ? (meant[found] ?? null) : null;
}
