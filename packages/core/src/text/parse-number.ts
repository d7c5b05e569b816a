import type { Language } from './languages.ts';

/** `empty`: nothing but blanks. `ambiguous`: a sign that could part thousands or decimals ("1.234" in French). */
export type NumberFault = 'empty' | 'format' | 'negative' | 'ambiguous';
export type ParsedNumber = { readonly value: number } | { readonly fault: NumberFault };

// The first of ten digits that follow each other: Western, Arabic-Indic, Persian and Urdu, Bengali, Gujarati.
const zeros = [0x30, 0x660, 0x6f0, 0x9e6, 0xae6];

/** What parts thousands and what begins the decimals where a language is written (CLDR), of the signs that do both. */
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

// More than any sum of money; a longer text is no slip of the finger.
const maxLength = 40;
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const blanks = /[ \u00a0\u2007\u2009\u202f’'\u066c]/g;
const minus = /^[-\u2010-\u2015\u2212\ufe63\uff0d]|[-\u2212]$/;

/**
 * Reads a number of 0 or more as people write it in our languages: in any of their digits, with thousands parted by
 * "," "." "،" "٬" "’" or a blank (in threes, or as in India), and decimals after "." "," "،" or "٫". Where one sign
 * could be either ("1,234") the language decides: its own sign for thousands parts thousands, its own decimal sign
 * decimals, and a sign that is neither there is refused rather than guessed, for the guess could be wrong a
 * thousandfold. No sign, no exponent, no currency.
 */
export function parseNumber(text: string, language: Language): ParsedNumber {
  const written = text.replaceAll(directionMarks, '').trim();
  if (written === '') return { fault: 'empty' };
  if (written.length > maxLength) return { fault: 'format' };
  if (minus.test(written)) return { fault: 'negative' };
  // From here on: Western digits, "_" for what can only part thousands, "d" for what can only begin decimals.
  const plain = westernDigits(written.replaceAll('d', '?').replaceAll('_', '?'))
    .replaceAll(blanks, '_')
    .replaceAll('\u066b', 'd');
  if (!/^[\d_d.,،]*\d[\d_d.,،]*$/.test(plain)) return { fault: 'format' };
  return split(plain, language);
}

function split(plain: string, language: Language): ParsedNumber {
  const decimal = decimalSign(plain, language);
  if (decimal === 'ambiguous') return { fault: 'ambiguous' };
  const [whole = '', fraction, ...more] = decimal === null ? [plain] : plain.split(decimal);
  if (more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return { fault: 'format' };
  if (!isGrouped(whole)) return { fault: 'format' };
  return { value: Number(`${whole.replaceAll(/\D/g, '') || '0'}.${fraction || '0'}`) };
}

/** The sign that begins the decimals; null where there are none. */
function decimalSign(plain: string, language: Language): string | null {
  if (plain.includes('d')) return 'd';
  const found = plain.match(/[.,،]/g) ?? [];
  const last = found.at(-1);
  if (last === undefined) return null;
  // Of two kinds the last begins the decimals; one kind that comes again parts thousands.
  if (new Set(found).size === 2) return last;
  if (found.length > 1) return null;
  const couldPart = /^[1-9]\d{0,2}[.,،]\d{3}$/.test(plain);
  const { group, decimal } = signs[language];
  if (!couldPart || decimal.includes(last)) return last;
  return group.includes(last) ? null : 'ambiguous';
}

// One kind of sign, in threes or, as in India, in twos with three at the end. Before a decimal there may be nothing.
const isGrouped = (whole: string): boolean =>
  /^\d*$/.test(whole) ||
  /^\d{1,3}([_.,،])\d{3}(?:\1\d{3})*$/.test(whole) ||
  /^\d{1,2}([_.,،])(?:\d{2}\1)*\d{3}$/.test(whole);

/** The text with the digits of our languages turned into 0 to 9. */
export const westernDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
