import type { FieldErrorCode } from '@manasik/contract/errors';

/** What is read of a Zod issue. */
export interface Issue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly format?: unknown;
}

const codes: Readonly<Record<string, FieldErrorCode>> = {
  invalid_type: 'required',
  too_small: 'tooShort',
  too_big: 'tooLong',
};

/** The contract's code for what is wrong with a text that was typed: the same that the server would give. */
export function fieldCode({ code = '', input, format }: Issue): FieldErrorCode {
  const isEmpty = input === undefined || (typeof input === 'string' && input.trim() === '');
  if (isEmpty) return 'required';
  if (code === 'invalid_format') return format === 'email' ? 'email' : 'format';
  return codes[code] ?? 'format';
}
