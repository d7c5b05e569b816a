import { westernDigits } from '@manasik/core/text/parse-number';

/** The whole number that was typed, in whatever digits our readers type; null where it is none, or longer than four. */
export function typedNumber(text: string): number | null {
  const digits = westernDigits(text.trim());
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}
