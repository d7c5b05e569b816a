import type { User } from '@manasik/contract/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from '../../platform/http/caller-address.ts';
import type { SignedIn } from './account.service.ts';
import type { SecretCookie } from './session-cookie.ts';
import type { Caller } from './sign-in-queue.ts';

/** What every way to sign in does with its request and its reply. */
export interface SignInHttp {
  callerOf(this: void, request: FastifyRequest): Caller;
  /** Sets the session and device cookies, and returns the reply. */
  signedIn(reply: FastifyReply, signedIn: SignedIn): User;
}

export const createSignInHttp = (cookie: SecretCookie, deviceCookie: SecretCookie): SignInHttp => ({
  callerOf: (request) => ({
    address: callerAddress(request),
    userAgent: request.headers['user-agent'] ?? '',
    session: request.session,
    deviceToken: deviceCookie.read(request),
  }),
  signedIn: (reply, { user, token, deviceToken }) => {
    cookie.set(reply, token);
    deviceCookie.set(reply, deviceToken);
    return user;
  },
});
