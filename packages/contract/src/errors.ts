import { z } from 'zod';

/**
 * Error codes that several features use, with their HTTP status. Those of one feature are in its own file; `features.ts`
 * has all of them. The words are in the catalogues under `errors.<code>`.
 */
export const sharedErrors = {
  'request.invalid': 400,
  'request.badJson': 400,
  'request.crossSite': 403,
  'request.notFound': 404,
  'request.methodNotAllowed': 405,
  'request.tooLarge': 413,
  'request.notJson': 415,
  'request.tooMany': 429,
  'server.error': 500,
  'server.unavailable': 503,
  'server.busy': 503,
  'auth.signInFirst': 401,
  'auth.tooManyFailures': 429,
  'location.noGroup': 409,
  'group.notFound': 404,
  'group.leadersOnly': 403,
  'group.memberNotFound': 404,
  'live.unavailable': 503,
} as const;

export type SharedErrorCode = keyof typeof sharedErrors;

/** Why one field was refused; the words are under `errors.fields.<code>`. */
export const fieldErrorCodes = [
  'required',
  'unknown',
  'wrongType',
  'tooShort',
  'tooLong',
  'tooSmall',
  'tooBig',
  'email',
  'format',
  'passwordCommon',
  'wrongPassword',
  'wrongCode',
  'taken',
  'inFuture',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

/** The body of every reply with a status of 400 or more. `message` is for developers, in English. */
export const ErrorReply = z.strictObject({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.enum(fieldErrorCodes)).optional(),
});
export type ErrorReply = z.output<typeof ErrorReply>;
