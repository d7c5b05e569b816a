import { z } from 'zod';

/** Every error code of the API with its HTTP status. The words are in the catalogues under `errors.<code>`. */
export const errorStatus = {
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
  'auth.invalidCredentials': 401,
  'auth.wrongPassword': 403,
  'auth.emailTaken': 409,
  'auth.passwordCommon': 400,
  'auth.resetTokenInvalid': 400,
  'auth.sessionNotFound': 404,
  'auth.tooManyFailures': 429,
  'location.missing': 400,
  'location.noGroup': 409,
  'location.sharingEnded': 409,
  'dhikr.tooManyPhrases': 409,
  'guide.unknownItem': 400,
  'group.notFound': 404,
  'group.codeUnknown': 404,
  'group.requestNotFound': 404,
  'group.memberNotFound': 404,
  'group.leadersOnly': 403,
  'group.full': 409,
  'group.tooMany': 409,
  'group.needsLeader': 409,
  'group.moreMembersThanThat': 409,
  'message.notFound': 404,
  'message.notYours': 403,
  'sos.notFound': 404,
  'rollCall.notFound': 404,
  'rollCall.ended': 409,
  'live.unavailable': 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

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
