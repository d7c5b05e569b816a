import type { FieldErrorCode } from '@manasik/contract/errors';

/** The part of a Zod issue that decides the code. */
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

/** The error code of a field, the same as the server would send. */
export function fieldCode({ code = '', input, format }: Issue): FieldErrorCode {
  const isEmpty = input === undefined || (typeof input === 'string' && input.trim() === '');
  if (isEmpty) return 'required';
  if (code === 'invalid_format') return format === 'email' ? 'email' : 'format';
  return codes[code] ?? 'format';
}
