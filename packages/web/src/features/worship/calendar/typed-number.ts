import { westernDigits } from '@manasik/core/text/parse-number';

/** The typed whole number, in any of our digits; null if it is not a number, or longer than four digits. */
export function typedNumber(text: string): number | null {
  const digits = westernDigits(text.trim());
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}
