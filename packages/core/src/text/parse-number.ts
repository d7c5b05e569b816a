import type { Language } from './languages.ts';

/** `empty`: only whitespace. `ambiguous`: a separator that could be for thousands or decimals ("1.234" in French). */
export type NumberFault = 'empty' | 'format' | 'negative' | 'ambiguous';
export type ParsedNumber = { readonly value: number } | { readonly fault: NumberFault };

// The first of ten consecutive digits: Western, Arabic-Indic, Persian and Urdu, Bengali, Gujarati.
const zeros = [0x30, 0x660, 0x6f0, 0x9e6, 0xae6];

/** The thousands and decimal separators of each language (CLDR), among the characters that can be both. */
const signs: Readonly<Record<Language, { group: string; decimal: string }>> = {
  en: { group: ',', decimal: '.' },
  ar: { group: ',', decimal: '.' },
  ur: { group: ',', decimal: '.،' },
  gu: { group: ',', decimal: '.' },
  bn: { group: ',', decimal: '.' },
  fr: { group: '', decimal: ',' },
  de: { group: '.', decimal: ',' },
  it: { group: '.', decimal: ',' },
  es: { group: '.', decimal: ',' },
  ru: { group: '', decimal: ',' },
};

// Longer than any amount of money, and too long to be a typo.
const maxLength = 40;
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const blanks = /[ \u00a0\u2007\u2009\u202f’'\u066c]/g;
const minus = /^[-\u2010-\u2015\u2212\ufe63\uff0d]|[-\u2212]$/;

/**
 * Reads a number of at least 0 as people write it in our languages: in any of their digits, with thousands separated by
 * "," "." "،" "٬" "’" or a space (in threes, or as in India), and decimals after "." "," "،" or "٫". Where a separator
 * is ambiguous ("1,234") the language decides: its own thousands separator or its own decimal separator. A character
 * that is neither in that language is refused, because a wrong guess would be off by a factor of a thousand. No sign,
 * no exponent, no currency.
 */
export function parseNumber(text: string, language: Language): ParsedNumber {
  const written = text.replaceAll(directionMarks, '').trim();
  if (written === '') return { fault: 'empty' };
  if (written.length > maxLength) return { fault: 'format' };
  if (minus.test(written)) return { fault: 'negative' };
  // From here on: Western digits, "_" for a certain thousands separator, "d" for a certain decimal separator.
  const plain = westernDigits(written.replaceAll('d', '?').replaceAll('_', '?'))
    .replaceAll(blanks, '_')
    .replaceAll('\u066b', 'd');
  if (!/^[\d_d.,،]*\d[\d_d.,،]*$/.test(plain)) return { fault: 'format' };
  return split(plain, language);
}

const thousandsLike = /^[1-9]\d{0,2}[.,،]\d{3}$/;

/** Whether one separator stands where it would separate thousands: "450.000", which is 450 in English. */
export const isThousandsLike = (text: string): boolean =>
  thousandsLike.test(westernDigits(text.replaceAll(directionMarks, '').trim()));

function split(plain: string, language: Language): ParsedNumber {
  const decimal = decimalSign(plain, language);
  if (decimal === 'ambiguous') return { fault: 'ambiguous' };
  const [whole = '', fraction, ...more] = decimal === null ? [plain] : plain.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return { fault: 'format' };
  if (!isGrouped(whole)) return { fault: 'format' };
  return { value: Number(`${whole.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}`) };
}

/** The decimal separator; null if there is none. */
function decimalSign(plain: string, language: Language): string | null {
  if (plain.includes('d')) return 'd';
  const found = plain.match(/[.,،]/g) ?? [];
  const last = found.at(-1);
  if (last === undefined) return null;
  // With two kinds, the last is the decimal separator; one kind that occurs twice separates thousands.
  if (new Set(found).size === 2) return last;
  if (found.length > 1) return null;
  const { group, decimal } = signs[language];
  if (!thousandsLike.test(plain) || decimal.includes(last)) return last;
  return group.includes(last) ? null : 'ambiguous';
}

// One kind of separator, in threes or, as in India, in twos with a final three. The part before a decimal separator may
// be empty.
const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) ||
  /^\d{1,3}([_.,،])\d{3}(?:\1\d{3})*$/.test(whole) ||
  /^\d{1,2}([_.,،])(?:\d{2}\1)*\d{3}$/.test(whole);

/** Converts the digits of our languages to 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
