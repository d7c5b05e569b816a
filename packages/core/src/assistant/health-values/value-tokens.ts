import type { Language } from '../../text/languages.ts';
import { westernDigits } from '../../text/parse-number.ts';
import { isBeside, plainLists, plainWord, plainWords } from '../folded-words.ts';
import type { HealthValue } from './limits.ts';
import { valueWords } from './value-words.ts';

export const listsOf = plainLists(valueWords);
export type Lists = ReturnType<typeof listsOf>;

export interface Token {
  /** Null for a word. */
  readonly number: number | null;
  /** Folded; for a number, the sign after it, such as "%" or "€". */
  readonly word: string;
  /** The characters between the token before and this one. */
  readonly gap: string;
}

const pattern = /(\d+(?:[.,\u066b]\d+)?)(?:\s*([%٪€$£₹৳]))?|([\p{L}\p{M}][\p{L}\p{M}\d]*)/gu;

/** A name and its number in one piece: "bp220/130", "spo278". */
const joined = /(?:(spo2|o2)|([\p{L}\p{M}]{2}))(\d{2,3})(?!\d)/giu;

/** The numbers and words of a text, such as "SpO2" in one piece. */
export function tokensIn(text: string): Token[] {
  const plain = westernDigits(text.normalize('NFKC')).replaceAll(joined, '$1$2 $3');
  let end = 0;
  return [...plain.matchAll(pattern)].map((match) => {
    const [found, digits, sign = '', word = ''] = match;
    const gap = plain.slice(end, match.index);
    end = match.index + found.length;
    const number = digits === undefined ? null : Number(digits.replace(/[,\u066b]/, '.'));
    return { number, word: digits === undefined ? plainWord(word) : sign, gap };
  });
}

export type Kind = HealthValue['kind'];
export const kinds = ['sugar', 'pressure', 'oxygen', 'fever'] as const satisfies readonly Kind[];

export const mmolUnits = plainWords('mmol mmoll mmols ммоль ммольл مليمول مول মিলিমোল મિલિમોલ');
export const fahrenheit = plainWords(
  'f fahrenheit farenheit °f فهرنهايت فارنہائیٹ ફેરનહીટ ફારેનહાઇટ ফারেনহাইট фаренгейта',
);

export const currencySigns: ReadonlySet<string> = new Set('€$£₹৳');
export const currencies = plainWords(
  `sar sr riyal riyals rial rials riales euro euros eur rs inr usd gbp dollar dollars dollari dólar dólares pound pounds
    rupee rupees rupien rupie rupias roupies taka ريال ريالات دولار يورو جنيه ریال روپے ڈالر یورو રિયાલ રૂપિયા ડોલર
    রিয়াল টাকা ডলার ইউরো риал риала риалов риялов риялы евро рублей рубля руб доллар доллара долларов`,
);
export const doses = plainWords('mg ml мг мл ملغ مل ملی এমজি এমএল');

/** Words between a number and a name that it does not belong to: "I am 41 with fever". */
export const joining = plainWords('with and mit und avec et con e y مع و ساتھ اور સાથે અને সাথে সঙ্গে এবং ও с и');

/** True if a text names a value and no word says that anything happens to anyone. */
export function isOnlyAboutValues(text: string, language: Language): boolean {
  const lists = listsOf(language);
  const tokens = tokensIn(text);
  return (
    tokens.some(({ number, word }) => number === null && kinds.some((kind) => lists[kind].has(word))) &&
    tokens.every(({ number, word }) => number !== null || isValueWord(word, lists, language))
  );
}

export const isValueWord = (word: string, lists: Lists, language: Language): boolean =>
  isBeside(word, language, ...Object.values(lists), mmolUnits, fahrenheit, unitWords);

const unitWords = plainWords('mg dl mgdl mmhg ملغ мг дл мм рт ст below above under less more than');
