import { randomInt, randomUUID } from 'node:crypto';

export const PASSWORD = 'labbayk-allahumma-labbayk';

/** An address in its own network, from the range for documentation, because limits count each address separately. */
const anAddress = (): string =>
  `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`;

interface Ask {
  readonly method?: string;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly address?: string;
}

export interface Answer {
  readonly status: number;
  /** The parsed JSON of the reply; null without a body. */
  readonly body: Record<string, unknown> | null;
  readonly cookie: string | undefined;
  readonly ms: number;
}

/** Sends one request, by default from a new address. @throws when the connection breaks */
export async function sendRequest(
  url: string,
  path: string,
  { method = 'GET', cookie, body, address = anAddress() }: Ask = {},
): Promise<Answer> {
  const began = performance.now();
  const headers = new Headers({ 'x-forwarded-for': address });
  if (cookie) headers.set('cookie', cookie);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const reply = await fetch(url + path, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  return {
    status: reply.status,
    // Every reply of these routes is an object or empty.
    body: text === '' ? null : (JSON.parse(text) as Record<string, unknown>),
    cookie: reply.headers.getSetCookie()[0]?.split(';')[0],
    ms: performance.now() - began,
  };
}

export const anEmail = (): string => `${randomUUID()}@example.org`;

export const register = (url: string, email = anEmail()): Promise<Answer> =>
  sendRequest(url, '/api/auth/register', {
    method: 'POST',
    body: { email, password: PASSWORD, firstName: 'Hajar', lastName: 'Safa' },
  });

export const signIn = (
  url: string,
  email: string,
  password = PASSWORD,
  from: Pick<Ask, 'cookie' | 'address'> = {},
): Promise<Answer> =>
  sendRequest(url, '/api/auth/login', { method: 'POST', body: { email, password }, ...from });
