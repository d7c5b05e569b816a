import { westernDigits } from '@manasik/core/text/parse-number';

/** A whole number as people type it, in the digits of any of our languages; NaN when it is none. */
export function wholeNumber(typed: string): number {
  const text = westernDigits(typed).replaceAll(/[\s,.٬’']/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
