import { z } from 'zod';
import { errors as accountErrors, User } from './account.ts';
import { TriedPassword } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  /**
   * The password was correct. The client sends the code with the cookie of this response to `POST
   * /api/auth/login/second-step`.
   */
  'auth.secondStepNeeded': 401,
  'auth.secondStepExpired': 401,
  'secondStep.wrongCode': 400,
  'secondStep.isOn': 409,
  'secondStep.isOff': 409,
} as const;
const route = routeWith({ ...accountErrors, ...errors });

/** Six digits from an authenticator app, or a recovery code; spaces and hyphens are ignored. */
const Code = z.string().min(1).max(40);

/** Each signs in once in place of a code. They are shown only when they are created. */
const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const getSecondStep = route({
  method: 'GET',
  path: '/api/auth/second-step',
  summary: 'Whether signing in requires a code, and how many recovery codes are left',
  access: 'user',
  reply: z.strictObject({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
});

export const beginSecondStep = route({
  method: 'POST',
  path: '/api/auth/second-step/begin',
  summary: 'A new secret for an authenticator app; it takes effect once a code is confirmed',
  access: 'user',
  body: z.strictObject({ password: TriedPassword }),
  reply: z.strictObject({
    /** Base32, for typing in by hand. */
    secret: z.string(),
    /** `otpauth://…`, for the QR code. */
    address: z.string(),
  }),
  errors: ['auth.wrongPassword', 'auth.tooManyFailures', 'secondStep.isOn'],
});

export const confirmSecondStep = route({
  method: 'POST',
  path: '/api/auth/second-step',
  limit: { most: 30, windowSeconds: 3600 },
  summary: 'Turn the second step on with a first code from the app',
  access: 'user',
  body: z.strictObject({ code: Code }),
  reply: RecoveryCodes,
  errors: ['secondStep.wrongCode', 'secondStep.isOn', 'secondStep.isOff'],
});

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/auth/second-step/recovery-codes',
  summary: 'New recovery codes, with the password and a code; the old ones stop working',
  access: 'user',
  body: z.strictObject({ password: TriedPassword, code: Code }),
  reply: RecoveryCodes,
  errors: [
    'auth.wrongPassword',
    'auth.tooManyFailures',
    'request.tooMany',
    'secondStep.wrongCode',
    'secondStep.isOff',
  ],
});

export const endSecondStep = route({
  method: 'DELETE',
  path: '/api/auth/second-step',
  summary: 'Turn the second step off, with the password and a code',
  access: 'user',
  body: z.strictObject({ password: TriedPassword, code: Code }),
  errors: [
    'auth.wrongPassword',
    'auth.tooManyFailures',
    'request.tooMany',
    'secondStep.wrongCode',
    'secondStep.isOff',
  ],
});

export const signInWithCode = route({
  method: 'POST',
  path: '/api/auth/login/second-step',
  summary: 'The second step of signing in',
  access: 'public',
  body: z.strictObject({ code: Code }),
  reply: User,
  errors: ['secondStep.wrongCode', 'auth.secondStepExpired', 'request.tooMany'],
});
