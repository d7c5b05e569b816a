import { z } from 'zod';
import { errors as accountErrors, User } from './account.ts';
import { text, TriedPassword } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'passkey.refused': 400,
  'passkey.notFound': 404,
  'passkey.tooMany': 409,
} as const;
const route = routeWith({ ...accountErrors, ...errors });

const PasskeyName = text(60);

export const Passkey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.output<typeof Passkey>;

/** Options for `navigator.credentials`, as JSON: https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON */
const BrowserOptions = z.looseObject({ challenge: z.string() });
/** The browser's response, as JSON. A WebAuthn library checks it. */
const BrowserAnswer = z.looseObject({
  id: z
    .string()
    .regex(/^[\w-]+$/)
    .max(1400),
});

export const listPasskeys = route({
  method: 'GET',
  path: '/api/auth/passkeys',
  summary: "The account's passkeys, newest first",
  access: 'user',
  reply: z.strictObject({ passkeys: z.array(Passkey) }),
});

export const beginPasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys/begin',
  summary: 'Options for creating a passkey; requires the password, so that a borrowed phone is not enough',
  access: 'user',
  body: z.strictObject({ password: TriedPassword }),
  reply: BrowserOptions,
  errors: ['auth.wrongPassword', 'auth.tooManyFailures', 'passkey.tooMany'],
});

export const addPasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys',
  limit: { most: 30, windowSeconds: 3600 },
  summary: 'Add a passkey that the browser has created',
  access: 'user',
  body: z.strictObject({ name: PasskeyName, answer: BrowserAnswer }),
  reply: Passkey,
  status: 201,
  errors: ['passkey.refused', 'passkey.tooMany'],
});

export const removePasskey = route({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  summary: 'Remove a passkey',
  access: 'user',
  params: z.strictObject({ id: z.uuid() }),
  errors: ['passkey.notFound'],
});

export const beginPasskeySignIn = route({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in/begin',
  summary: 'Options for signing in with a passkey; they name no account',
  access: 'public',
  reply: BrowserOptions,
  errors: ['request.tooMany'],
});

export const signInWithPasskey = route({
  method: 'POST',
  path: '/api/auth/passkeys/sign-in',
  summary: 'Sign in with a passkey, without password and code',
  access: 'public',
  body: z.strictObject({ answer: BrowserAnswer }),
  reply: User,
  errors: ['passkey.refused', 'request.tooMany'],
});
