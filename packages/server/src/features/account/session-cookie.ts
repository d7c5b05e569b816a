import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** Sessions are not renewed: after this many days the owner signs in again. */
export const SESSION_DAYS = 90;
export const DAY_SECONDS = 86_400;
const PENDING_SECONDS = 600;

/** A cookie whose value only its browser and the server have. */
export interface SecretCookie {
  read(request: { headers: IncomingHttpHeaders }): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

const LONGEST_TOKEN = 64;

/**
 * `__Host-` binds the cookie to this host and to https; browsers refuse that prefix over http.
 * @param maxAge in seconds
 */
export function createSecretCookie(baseUrl: string, plainName: string, maxAge: number): SecretCookie {
  const secure = baseUrl.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  return {
    read: ({ headers: { cookie } }) => {
      const token = cookie ? parseCookie(cookie)[name] : undefined;
      return token && token.length <= LONGEST_TOKEN ? token : null;
    },
    set: (reply, value) => {
      reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes, maxAge }));
    },
    clear: (reply) => {
      reply.header('set-cookie', stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 }));
    },
  };
}

export const createSessionCookie = (baseUrl: string): SecretCookie =>
  createSecretCookie(baseUrl, 'manasik-session', SESSION_DAYS * DAY_SECONDS);

/** For a sign-in that waits for a code. */
export const createPendingCookie = (baseUrl: string): SecretCookie =>
  createSecretCookie(baseUrl, 'manasik-second-step', PENDING_SECONDS);
