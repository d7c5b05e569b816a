import { z } from 'zod';
import {
  CivilDate,
  Email,
  LanguageCode,
  Latitude,
  Longitude,
  NewPassword,
  PersonName,
  text,
  TimeZone,
  TriedPassword,
} from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'auth.invalidCredentials': 401,
  'auth.wrongPassword': 403,
  'auth.emailTaken': 409,
  'auth.passwordCommon': 400,
  'auth.resetTokenInvalid': 400,
  'auth.sessionNotFound': 404,
} as const;
const route = routeWith(errors);

/** Where a user prays: a city they chose, or their device's location named after the nearest city. */
export const SavedLocation = z.strictObject({
  name: text(120),
  /** ISO 3166-1 alpha-2, or null at sea. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  latitude: Latitude,
  longitude: Longitude,
  timezone: TimeZone,
});
export type SavedLocation = z.output<typeof SavedLocation>;

export const User = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  hajjDate: z.string().nullable(),
  currentLocation: SavedLocation.nullable(),
});
export type User = z.output<typeof User>;

export const Registration = z.strictObject({
  email: Email,
  password: NewPassword,
  firstName: PersonName,
  lastName: PersonName,
});

export const Credentials = z.strictObject({ email: Email, password: TriedPassword });

export const register = route({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account and sign in',
  access: 'public',
  ownQueue: true,
  body: Registration,
  reply: User,
  status: 201,
  errors: ['auth.emailTaken', 'auth.passwordCommon', 'request.tooMany', 'server.busy'],
});

export const login = route({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in; with a second step the answer is 401 `auth.secondStepNeeded` and a cookie for that step',
  access: 'public',
  ownQueue: true,
  body: Credentials,
  reply: User,
  errors: ['auth.invalidCredentials', 'auth.tooManyFailures', 'server.busy'],
});

export const hasSession = route({
  method: 'GET',
  path: '/api/auth/session',
  summary: 'Whether somebody is signed in; unlike the user, visitors may ask without an error',
  access: 'public',
  reply: z.strictObject({ isSignedIn: z.boolean() }),
});

export const getUser = route({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  access: 'user',
  reply: User,
});

export const UserChange = z.strictObject({
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
  email: Email.optional(),
  /** Required when `email` changes, so that a borrowed phone is not enough to take over an account. */
  currentPassword: TriedPassword.optional(),
  hajjDate: CivilDate.nullable().optional(),
  currentLocation: SavedLocation.nullable().optional(),
});

export const updateUser = route({
  method: 'PATCH',
  path: '/api/auth/user',
  limit: { most: 60, windowSeconds: 60 },
  summary: 'Change the profile',
  access: 'user',
  body: UserChange,
  reply: User,
  errors: ['auth.emailTaken', 'auth.wrongPassword', 'auth.tooManyFailures'],
});

export const deleteUser = route({
  method: 'DELETE',
  path: '/api/auth/user',
  summary: 'Delete the account and everything stored with it',
  access: 'user',
  body: z.strictObject({ password: TriedPassword }),
  errors: ['auth.wrongPassword', 'auth.tooManyFailures'],
});

export const openLogin = route({
  method: 'GET',
  path: '/api/login',
  summary: 'Go to the sign-in screen (browser navigation)',
  access: 'public',
  status: 302,
});

export const openLogout = route({
  method: 'GET',
  path: '/api/logout',
  summary: 'Sign out and go to the landing page (browser navigation from our own pages only)',
  access: 'public',
  urgent: true,
  status: 302,
  errors: ['request.crossSite'],
});

export const requestPasswordReset = route({
  method: 'POST',
  path: '/api/auth/password/forgot',
  summary: 'Request a mail with a link to set a new password; the answer is the same for every address',
  access: 'public',
  body: z.strictObject({ email: Email, language: LanguageCode }),
  status: 202,
  errors: ['request.tooMany'],
});

export const resetPassword = route({
  method: 'POST',
  path: '/api/auth/password/reset',
  summary: 'Set a new password with the token from the mail; signs out everywhere',
  access: 'public',
  body: z.strictObject({ token: z.string().min(1).max(200), password: NewPassword }),
  errors: ['auth.resetTokenInvalid', 'auth.passwordCommon', 'request.tooMany'],
});

export const changePassword = route({
  method: 'POST',
  path: '/api/auth/password/change',
  summary: 'Change the password; signs out every other session',
  access: 'user',
  body: z.strictObject({ currentPassword: TriedPassword, newPassword: NewPassword }),
  errors: ['auth.wrongPassword', 'auth.passwordCommon', 'auth.tooManyFailures'],
});

export const SessionEntry = z.strictObject({
  id: z.uuid(),
  /** Browser's user agent at sign-in, cut to 200 characters. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
});

export const listSessions = route({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'The sessions of the user',
  access: 'user',
  reply: z.strictObject({ sessions: z.array(SessionEntry) }),
});

export const endSession = route({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'End one session',
  access: 'user',
  urgent: true,
  params: z.strictObject({ id: z.uuid() }),
  errors: ['auth.sessionNotFound'],
});

export const endAllSessions = route({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'End every session, including this one',
  access: 'user',
  urgent: true,
});
