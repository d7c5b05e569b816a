import { z } from 'zod';

/**
 * Error codes that several features use, with their HTTP status. A feature's own codes are in its contract file;
 * `features.ts` collects all of them. The texts are in the catalogues under `errors.<code>`.
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

/** Why a field was refused; the texts are under `errors.fields.<code>`. */
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

/** Body of every response with status 400 or higher. `message` is for developers, in English. */
export const ErrorReply = z.strictObject({
  code: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.enum(fieldErrorCodes)).optional(),
});
export type ErrorReply = z.output<typeof ErrorReply>;
