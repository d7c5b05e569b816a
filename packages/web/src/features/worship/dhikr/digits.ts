import { westernDigits } from '@manasik/core/text/parse-number';

/** Reads a whole number in the digits of any of our languages; NaN if it is not a number. */
export function wholeNumber(typed: string): number {
  const text = westernDigits(typed).replaceAll(/[\s,.٬’']/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
