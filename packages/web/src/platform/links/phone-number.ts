import { westernDigits } from '@manasik/core/text/parse-number';

// Including the invisible marks that numbers copied from contacts contain, and the dashes that phones put for hyphens.
const separator = String.raw`\s().\-/\u2010-\u2015\p{Cf}`;
const separators = new RegExp(`[${separator}]`, 'gu');
// The zero of "+44 (0)20 …" is dialled only without the country code.
const ownZero = /^(\s*\p{Cf}*(?:\+|00)[\s\d]{1,5})\(0\)/u;

/**
 * A phone number as a phone dials it, from digits of any of our languages; undefined if it is not a number. `00` stays,
 * because it is dialled as it is.
 */
export function dialable(typed: string): string | undefined {
  const plain = westernDigits(typed).replace(ownZero, '$1').replaceAll(separators, '');
  return /^\+?\d{3,20}$/.test(plain) ? plain : undefined;
}

/** The address of a link that dials the number; undefined if it is not a number. */
export function dialLink(typed: string): string | undefined {
  const number = dialable(typed);
  return number && `tel:${number}`;
}

// Shorter numbers, such as 911, are those of services of one country.
const fewestDigits = 7;

// The most of a number with its country code (ITU-T E.164), so more are several numbers.
const mostDigits = 15;

/** What is in no number, such as a name or a comma. */
const words = new RegExp(`[^\\d+${separator}]+`, 'u');
/** `+` before a country code, or `00` at the start of a number. */
const countryCode = new RegExp(`\\+[${separator}]*[1-9]|(?:^|[^\\d${separator}])[${separator}]*00`, 'u');
/** `00` and a country code after another number. In "03 00 12 34 56" it is a part of the number. */
const laterZeros = /[\s/]00[1-9](?:\d{0,2}(?!\d)|\d{8})/;

/**
 * Whether the number can be called only from its own country: it has neither `+` nor `00` and a country code. Beside a
 * name or another number too, if none of the numbers has one.
 */
export function lacksCountryCode(typed: string): boolean {
  const text = westernDigits(typed);
  const parts = text.split(words).map((part) => part.replaceAll(/\D/g, '').length);
  const isNumber = parts.some((digits) => digits >= fewestDigits);
  const isSeveral = parts.some((digits) => digits > mostDigits);
  return isNumber && !countryCode.test(text) && !(isSeveral && laterZeros.test(text));
}

/** Whether a person could dial a number from the text, also beside a name or another number. */
export const hasNumber = (typed: string): boolean =>
  /\d{3}/.test(westernDigits(typed).replaceAll(separators, ''));
