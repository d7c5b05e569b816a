import { westernDigits } from '@manasik/core/text/parse-number';

// Including the invisible marks that numbers copied from contacts contain.
const separators = /[\s().\-/\p{Cf}]/gu;
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

/**
 * Whether the number can be called only from its own country: it has neither `+` nor `00` and a country code. Beside a
 * name or another number too, if none of the numbers has one.
 */
export function lacksCountryCode(typed: string): boolean {
  const whole = dialable(typed);
  // A name, a comma or a slash ends a number. Within a single number, a slash only separates its digits.
  const parts =
    whole === undefined
      ? westernDigits(typed)
          .split(/[^\d+\s().\-\p{Cf}]+/u)
          .map(dialable)
      : [whole];
  const numbers = parts.filter((number) => number !== undefined && number.length >= fewestDigits);
  return numbers.length > 0 && !numbers.some((number) => number && /^(\+|00)/.test(number));
}

/** Whether a person could dial a number from the text, also beside a name or another number. */
export const hasNumber = (typed: string): boolean =>
  /\d{3}/.test(westernDigits(typed).replaceAll(separators, ''));
