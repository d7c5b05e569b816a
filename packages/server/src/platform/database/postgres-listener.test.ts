import { afterAll, expect, it, vi } from 'vitest';
import { createProxy, through } from '../../faults/harness/proxy.ts';
import { createPlace, onPostgres } from '../../faults/harness/place.ts';
import { listenToPostgres } from './postgres-listener.ts';

const closed: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closed) await close();
});

async function frozen(): Promise<void> {
  const place = await createPlace();
  const url = new URL(String(place.settings['DATABASE_URL']));
  const proxy = await createProxy(Number(url.port || 5432), url.hostname);
  const hears = {
    announced: vi.fn<(...heard: unknown[]) => void>(),
    listening: vi.fn<() => void>(),
    lost: vi.fn<() => void>(),
  };
  const listener = listenToPostgres(through(url.href, proxy), ['a'], hears);
  closed.push(
    listener.close,
    () => proxy.cut(),
    () => place.remove(),
  );
  await vi.waitUntil(() => hears.listening.mock.calls.length > 0);
  await listener.announce('a', ['one', 'two']);
  await expect
    .poll(() => hears.announced.mock.calls.map((each) => each.slice(0, 2)))
    .toEqual([
      ['a', 'one'],
      ['a', 'two'],
    ]);
  proxy.freeze();
  await vi.waitUntil(() => hears.lost.mock.calls.length > 0, { timeout: 5000 });
  // New connections pass.
  await vi.waitUntil(() => hears.listening.mock.calls.length > 1, { timeout: 5000 });
}

function whereThereIsAServer(): void {
  if (!onPostgres) return;
  it(
    'knows within five seconds that a connection has died without a word, and makes another',
    frozen,
    30_000,
  );
}
whereThereIsAServer();

it('fails, and does not wait, while there is no server', async () => {
  const hears = { announced: () => {}, listening: () => {}, lost: vi.fn<() => void>() };
  const listener = listenToPostgres('postgres://postgres@127.0.0.1:9/none', ['a'], hears);
  closed.push(listener.close);
  await expect(listener.announce('a', ['one'])).rejects.toThrow('nobody listens');
  expect(hears.lost).not.toHaveBeenCalled();
});
