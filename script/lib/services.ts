import { connect } from 'node:net';

const host = '127.0.0.1';

/** The server that the tests use besides the embedded database; `note` explains why there is none. */
export type Service = { url: string | undefined; note: string };

/** PostgreSQL: DATABASE_URL, otherwise a server on the usual local port that accepts `postgres`. */
export async function findPostgres(env: NodeJS.ProcessEnv): Promise<Service> {
  const given = env['DATABASE_URL'];
  if (given) return { url: given, note: 'PostgreSQL: DATABASE_URL' };
  const url = `postgres://postgres@${host}:5432/postgres`;
  if (await answers(5432, startup('postgres', 'postgres'), isAuthenticationOk))
    return { url, note: `PostgreSQL: ${url}` };
  return { url: undefined, note: `PostgreSQL: no DATABASE_URL, and none on ${host}:5432 lets postgres in` };
}

/** Redis or Valkey: REDIS_URL, otherwise a server on the usual local port without a password. */
export async function findRedis(env: NodeJS.ProcessEnv): Promise<Service> {
  const given = env['REDIS_URL'];
  if (given) return { url: given, note: 'Redis: REDIS_URL' };
  const url = `redis://${host}:6379`;
  if (await answers(6379, Buffer.from('PING\r\n'), isPong)) return { url, note: `Redis: ${url}` };
  return { url: undefined, note: `Redis: no REDIS_URL, and none answers on ${host}:6379` };
}

/** Sends `hello` to a local port and returns the first bytes of the reply, or gives up after two seconds. */
export function answers(port: number, hello: Buffer, isRight: (reply: Buffer) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => socket.write(hello));
    socket.once('data', (reply) => end(isRight(reply)));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => resolve(false));
  });
}

function isPong(reply: Buffer): boolean {
  return reply.toString('latin1').startsWith('+PONG');
}

/** PostgreSQL's StartupMessage, protocol 3.0. */
function startup(user: string, database: string): Buffer {
  const words = Buffer.from(`user\0${user}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(words.length + 8, 0);
  head.writeInt32BE(196_608, 4);
  return Buffer.concat([head, words]);
}

/** AuthenticationOk: 'R', length 8, code 0. Any other code requests a password; 'E' is a refusal. */
function isAuthenticationOk(reply: Buffer): boolean {
  return reply.length >= 9 && reply.toString('latin1', 0, 1) === 'R' && reply.readInt32BE(5) === 0;
}
