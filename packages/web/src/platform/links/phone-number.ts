import { westernDigits } from '@manasik/core/text/parse-number';

// With the marks of direction that copied numbers carry.
const separators = /[\s().\-/\u200e\u200f]/gu;

/**
 * A number as people write it, in the digits of any of our languages, as a phone dials it; undefined when it is none.
 * `00` stays: it is dialled as it stands.
 */
export function dialable(typed: string): string | undefined {
  const plain = westernDigits(typed).replaceAll(separators, '');
  return /^\+?\d{3,20}$/.test(plain) ? plain : undefined;
}

/** The address of a link that dials what people wrote; undefined when that is no number. */
export function dialLink(typed: string): string | undefined {
  const number = dialable(typed);
  return number && `tel:${number}`;
}
