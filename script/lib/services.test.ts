import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { answers, findPostgres, findRedis } from './services.ts';

/** Runs `work` with a server on a free port that answers everything with `reply`. */
async function serving<T>(reply: string, work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.on('data', () => socket.end(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  try {
    return await work(address.port);
  } finally {
    server.close();
  }
}

const isHello = (reply: Buffer): boolean => reply.toString() === 'hello';

it('accepts the right answer and no other', async () => {
  expect(await serving('hello', (port) => answers(port, Buffer.from('x'), isHello))).toBe(true);
  expect(await serving('go away', (port) => answers(port, Buffer.from('x'), isHello))).toBe(false);
});

it('treats a closed port as no answer', async () => {
  const port = await serving('', (free) => Promise.resolve(free));
  expect(await answers(port, Buffer.from('x'), isHello)).toBe(false);
});

it('tries the addresses in the environment first', async () => {
  expect(await findPostgres({ DATABASE_URL: 'postgres://db/x' })).toMatchObject({ url: 'postgres://db/x' });
  expect(await findRedis({ REDIS_URL: 'redis://r' })).toMatchObject({ url: 'redis://r' });
});
