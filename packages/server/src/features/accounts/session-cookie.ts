import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { SESSION_DAYS } from './auth-engine.ts';

export interface SessionCookie {
  read(request: { headers: IncomingHttpHeaders }): string | null;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

const LONGEST_TOKEN = 64;

/** `__Host-` binds the cookie to this host and to https; browsers refuse that prefix over http. */
export function createSessionCookie(baseUrl: string): SessionCookie {
  const secure = baseUrl.startsWith('https:');
  const name = secure ? '__Host-manasik-session' : 'manasik-session';
  const attributes = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  return {
    read: ({ headers: { cookie } }) => {
      const token = cookie ? parseCookie(cookie)[name] : undefined;
      return token && token.length <= LONGEST_TOKEN ? token : null;
    },
    set: (reply, value) => {
      reply.header(
        'set-cookie',
        stringifySetCookie({ name, value, ...attributes, maxAge: SESSION_DAYS * 86_400 }),
      );
    },
    clear: (reply) => {
      reply.header('set-cookie', stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 }));
    },
  };
}
