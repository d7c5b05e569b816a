import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** A session is not renewed: after so many days the owner signs in again. */
export const SESSION_DAYS = 90;

/** A cookie whose value only its browser and we know. */
export interface SecretCookie {
  read(request: { headers: IncomingHttpHeaders }): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

const LONGEST_TOKEN = 64;

/** `__Host-` binds the cookie to this host and to https; browsers refuse that prefix over http. */
export function createSecretCookie(baseUrl: string, plainName: string, days: number): SecretCookie {
  const secure = baseUrl.startsWith('https:');
  const name = secure ? `__Host-${plainName}` : plainName;
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  return {
    read: ({ headers: { cookie } }) => {
      const token = cookie ? parseCookie(cookie)[name] : undefined;
      return token && token.length <= LONGEST_TOKEN ? token : null;
    },
    set: (reply, value) => {
      reply.header('set-cookie', stringifySetCookie({ name, value, ...attributes, maxAge: days * 86_400 }));
    },
    clear: (reply) => {
      reply.header('set-cookie', stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 }));
    },
  };
}

export const createSessionCookie = (baseUrl: string): SecretCookie =>
  createSecretCookie(baseUrl, 'manasik-session', SESSION_DAYS);
