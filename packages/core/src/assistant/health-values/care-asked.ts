import type { Language } from '../../text/languages.ts';
import type { DangerSubject } from '../decision.ts';
import { plainLists, plainWords } from '../folded-words.ts';
import { relativesIn } from '../person-sought.ts';
import { careWords, latinSugar } from './care-words.ts';
import { dangerOf, type HealthValue, isHighSugar, isUnusualPressure } from './limits.ts';
import { valuesIn } from './read-values.ts';
import { isValueWord, type Lists, listsOf, tokensIn } from './value-tokens.ts';

const careLists = plainLists(careWords);
type Care = ReturnType<typeof careLists>;
const latinSugars = plainWords(latinSugar);

type CareTopic = `practical:${'diabetes' | 'insulin' | 'blood-pressure' | 'fever-cough'}`;

const wordsOfText = (text: string): string[] =>
  tokensIn(text).flatMap(({ number, word }) => (number === null ? [word] : []));

/** True if a text says that someone's sugar is high, in numbers or in words, and not that it is low as well. */
export function saysHighSugar(text: string, language: Language): boolean {
  // In Latin letters, people name their values in English: "meri sugar 280 hai".
  const values = [...valuesIn(text, language), ...valuesIn(text, 'en')];
  if (values.some(isHighSugar)) return true;
  if (values.some(({ kind }) => kind === 'sugar')) return false;
  const words = wordsOfText(text);
  const { sugar } = listsOf(language);
  const { high, low } = careLists(language);
  return (
    words.some((word) => sugar.has(word) || latinSugars.has(word)) &&
    words.some((word) => high.has(word)) &&
    !words.some((word) => low.has(word))
  );
}

/** Finds the danger that a text names, of those that Manasik has a text for; null if it names none. */
export function dangerSubject(text: string, language: Language): DangerSubject | null {
  if (saysHighSugar(text, language)) return 'high-sugar';
  return wordsOfText(text).some((word) => careLists(language).crush.has(word)) ? 'crush' : null;
}

/**
 * The topic that answers a text about a value or an illness, if none of its words is about anything else: "BP 230/140, what
 * do I do?", "he forgot his insulin". Null if a value alone is an emergency, or if someone calls for help.
 */
export function careAsked(text: string, language: Language): CareTopic | null {
  const values = valuesIn(text, language);
  const dangers = values.map(dangerOf);
  const lists = listsOf(language);
  const care = careLists(language);
  const words = wordsOfText(text);
  const has = (list: ReadonlySet<string>): boolean => words.some((word) => list.has(word));
  const people = relativesIn(language);
  const isOnly = (...more: readonly ReadonlySet<string>[]): boolean =>
    words.every(
      (word) => isValueWord(word, lists, language) || people.has(word) || more.some((list) => list.has(word)),
    );
  const isEmergency = dangers.some((danger) => danger !== null && danger !== 'sign');
  if (isEmergency || has(lists.calls)) return null;
  const subject = values.length === 0 ? nameAlone(words, lists, care) : null;
  if (subject) return subject;
  const some = (isMeant: (value: HealthValue) => boolean): boolean => values.some(isMeant);
  if (isOnly(care.high, care.low, care.illnessBeside, care.places)) {
    const namesLevel = has(care.high) || has(care.low);
    if (some(isUnusualPressure) || (values.length === 0 && has(lists.pressure) && namesLevel))
      return 'practical:blood-pressure';
    if (some(isHighSugar)) return 'practical:diabetes';
  }
  const isDiabetic = has(care.diabetes) || has(lists.sugar);
  if (isDiabetic && has(care.feet) && isOnly(care.diabetes, care.feet)) return 'practical:diabetes';
  const isIll = has(lists.fever) || has(care.illness);
  if (isIll && !has(lists.limits) && isOnly(care.illness, care.illnessBeside, care.places))
    return 'practical:fever-cough';
  if (has(care.insulin) && has(care.insulinCare) && isOnly(care.insulin, care.insulinCare, care.places))
    return 'practical:insulin';
  return null;
}

/** The topic of a text that has nothing but a name: "insulin", "blood pressure". */
function nameAlone(words: readonly string[], { pressure, others }: Lists, care: Care): CareTopic | null {
  const areAll = (...names: readonly ReadonlySet<string>[]): boolean =>
    words.length > 0 && words.every((word) => names.some((list) => list.has(word)));
  if (areAll(care.insulin)) return 'practical:insulin';
  if (areAll(care.diabetes)) return 'practical:diabetes';
  const namesPressure = words.length <= 2 && words.some((word) => pressure.has(word));
  return namesPressure && areAll(pressure, others) ? 'practical:blood-pressure' : null;
}
