import type { Language } from '../../text/languages.ts';
import type { HealthValue } from './limits.ts';
import {
  currencies,
  currencySigns,
  doses,
  fahrenheit,
  isValueWord,
  joining,
  type Kind,
  kinds,
  type Lists,
  listsOf,
  mmolUnits,
  type Token,
  tokensIn,
} from './value-tokens.ts';

/** The most tokens between the name of a value and its number: "my sugar was just measured at 42". */
const furthest = { before: 6, after: 3 };

interface Named {
  readonly kind: Kind;
  readonly isBefore: boolean;
}

/**
 * The value that a number belongs to: the nearest name, before it or right after it. Null if a word between them belongs to
 * no value, as in "oxygen at gate 79".
 */
function namedAt(
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
  lists: Lists,
): Named | null {
  for (const [step, most] of [
    [-1, furthest.before],
    [1, furthest.after],
  ] as const) {
    for (let index = at + step; Math.abs(index - at) <= most; index += step) {
      const token = tokens[index];
      // "I am 41, with fever"
      const isApart = step > 0 && (joining.has(token?.word ?? '') || /[,;:.!?\n]/.test(token?.gap ?? ''));
      if (!token || isApart) break;
      if (token.number !== null) continue;
      const kind = kinds.find((each) => lists[each].has(token.word));
      if (kind) return { kind, isBefore: step < 0 };
      if (!isKnown(token.word) || lists.counted.has(token.word)) break;
    }
  }
  return null;
}

const mgPerMmol = 18.016;
const milligrams: ReadonlySet<string> = new Set(['mg', 'мг']);
/**
 * A sugar without a unit below this is in mmol/L: meters in Europe show up to 33, and advice to eat sugar would harm. In
 * mg/dL, hardly anyone is awake with less.
 */
const leastMgDl = 36;
/** From here, a body temperature can only be in Fahrenheit. */
const leastFahrenheit = 90;

/** Numbers to call that would be a dangerous sugar. 112 would be a normal one. */
const emergencyNumbers: ReadonlySet<number> = new Set([911, 937, 997]);

/** The values that a text names with their numbers. */
export function valuesIn(text: string, language: Language): HealthValue[] {
  const lists = listsOf(language);
  const isKnown = (word: string): boolean => isValueWord(word, lists, language);
  const tokens = tokensIn(text);
  const found: HealthValue[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.number === null) continue;
    const named = namedAt(tokens, at, isKnown, lists);
    const next = tokens[at + 1];
    // "Sugar 3 times a day" counts something else.
    const isCounted = next?.number === null && (lists.counted.has(next.word) || currencies.has(next.word));
    const isPrice = currencySigns.has(token.word) || /[€$£₹৳]\s*$/.test(token.gap);
    if (!named || isCounted || isPrice) continue;
    if (named.kind === 'pressure') {
      const second = diastolicAfter(tokens, at, lists);
      found.push(...pressureOf(token.number, second?.value ?? null));
      at = second?.at ?? at;
    } else if (named.kind !== 'sugar' || isSugarHere(token.number, named, next, isKnown))
      found.push(...valueOf(named.kind, token, next, language));
  }
  return found;
}

/** False for "tea with 2 sugars" and "sugar free drinks, 3 riyals": small numbers without a unit count much. */
function isSugarHere(
  number: number,
  { isBefore }: Named,
  next: Token | undefined,
  isKnown: (word: string) => boolean,
): boolean {
  const unit = next?.number === null ? next.word : '';
  if (mmolUnits.has(unit) || milligrams.has(unit)) return true;
  return isBefore && (number >= leastMgDl || unit === '' || isKnown(unit));
}

function valueOf(
  kind: Exclude<Kind, 'pressure'>,
  token: Token,
  next: Token | undefined,
  language: Language,
): HealthValue[] {
  const number = token.number ?? 0;
  const unit = next?.number === null ? next.word : '';
  if (kind === 'sugar') {
    // A percentage is HbA1c, an average of months.
    if (token.word !== '' || number <= 0 || number > 1500 || emergencyNumbers.has(number)) return [];
    return [{ kind, mgDl: number * mgDlOf(number, unit, language) }];
  }
  if (kind === 'oxygen') return number >= 40 && number <= 100 ? [{ kind, percent: number }] : [];
  // "Something for fever, 40 mg"
  if (doses.has(unit)) return [];
  const celsius = fahrenheit.has(unit) || number >= leastFahrenheit ? ((number - 32) * 5) / 9 : number;
  return celsius >= 30 && celsius <= 46 ? [{ kind, celsius: Math.round(celsius * 10) / 10 }] : [];
}

/** In France and the Maghreb, sugar is in grams a litre: 1.1 is normal there. */
const mostGramsALitre = 4;

/** The mg/dL in one unit of a sugar. */
function mgDlOf(number: number, unit: string, language: Language): number {
  if (mmolUnits.has(unit)) return mgPerMmol;
  if (milligrams.has(unit)) return 1;
  const isFrench = language === 'fr' && number < mostGramsALitre;
  if (unit === 'g' || number < 1 || isFrench) return 100;
  return number < leastMgDl ? mgPerMmol : 1;
}

/** The second number of a pressure: "220/130", "220 over 130", "220 130". */
function diastolicAfter(
  tokens: readonly Token[],
  at: number,
  lists: Lists,
): { readonly value: number; readonly at: number } | null {
  const [next, later] = [tokens[at + 1], tokens[at + 2]];
  if (next && next.number !== null && /^\s*[/\\-]?\s*$/.test(next.gap))
    return { value: next.number, at: at + 1 };
  return next && lists.over.has(next.word) && later && later.number !== null
    ? { value: later.number, at: at + 2 }
    : null;
}

/** In France, Italy and Arab countries, people say 22/13 for 220/130. */
const mostCentimetres = 30;

function pressureOf(first: number, second: number | null): HealthValue[] {
  const factor = first <= mostCentimetres && second !== null && second <= first ? 10 : 1;
  const systolic = first * factor;
  const diastolic = second === null ? null : second * factor;
  if (systolic < 40 || systolic > 320) return [];
  return [{ kind: 'pressure', systolic, diastolic }];
}
