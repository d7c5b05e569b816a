import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs the work of one key in order of arrival, even after a failure', async () => {
  const takeTurns = createTurns();
  const seen: string[] = [];
  const work = (name: string) => async (): Promise<string> => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (name === 'second') throw new Error(name);
    return name;
  };
  const [first, second, third] = await Promise.allSettled(
    ['first', 'second', 'third'].map((name) => takeTurns('a key', work(name))),
  );
  expect(seen).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect([first?.status, second?.status, third?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('does not delay the work of another key', async () => {
  const takeTurns = createTurns();
  const { promise, resolve } = Promise.withResolvers<string>();
  const waiting = takeTurns('a key', () => promise);
  expect(await takeTurns('another key', async () => 'done')).toBe('done');
  resolve('done too');
  expect(await waiting).toBe('done too');
});
