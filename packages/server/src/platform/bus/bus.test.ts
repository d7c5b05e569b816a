import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createLogger } from '../logger.ts';
import type { Bus } from './bus.ts';
import { createBus } from './index.ts';
import { createRedisBus } from './redis-bus.ts';

const log = createLogger('silent');
const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

function openBus(url: string): Bus {
  const bus = createRedisBus(url, log);
  opened.push(bus);
  return bus;
}

it('lets a process that is alone remember for as long as it likes', () => {
  const bus = createBus(readConfig({}), log);
  expect({ isWhole: bus.isWhole(), staleAfterMs: bus.staleAfterMs }).toEqual({
    isWhole: true,
    staleAfterMs: 0,
  });
});

it('lets processes on one PostgreSQL without Redis remember for five seconds', () => {
  const bus = createBus(readConfig({ DATABASE_URL: 'postgres://localhost/manasik' }), log);
  expect(bus.staleAfterMs).toBe(5000);
});

it('remembers nothing while Redis does not answer, and holds up nobody', async () => {
  const bus = createBus(readConfig({ REDIS_URL: 'redis://127.0.0.1:9' }), log);
  let gaps = 0;
  bus.onGap(() => {
    gaps += 1;
  });
  const began = performance.now();
  await bus.publish('settings.changed', 'a');
  expect(performance.now() - began).toBeLessThan(400);
  expect(bus.isWhole()).toBe(false);
  expect(gaps).toBeGreaterThan(0);
  await bus.close();
});

function overRedis(redisUrl: string): void {
  it('is whole again when only one of its connections broke, as an idle one does', async () => {
    // Tells the connections of this bus from those of others; what is published does not know of it.
    const url = new URL(redisUrl);
    url.pathname = '/9';
    const bus = openBus(url.href);
    await vi.waitUntil(() => bus.isWhole());
    const redis = new Redis(redisUrl);
    opened.push({ close: () => redis.quit() });
    const all = String(await redis.call('CLIENT', 'LIST', 'TYPE', 'normal')).split('\n');
    const own = all.find((line) => line.includes(' db=9 '));
    await redis.call('CLIENT', 'KILL', 'ID', /id=(\d+)/.exec(own ?? '')?.[1] ?? '');
    await vi.waitUntil(() => !bus.isWhole());
    await expect.poll(() => bus.isWhole(), { timeout: 5000 }).toBe(true);
  });

  it('goes on after a message that nobody can deal with', async () => {
    const [one, other] = [openBus(redisUrl), openBus(redisUrl)];
    const heard: string[] = [];
    other.subscribe('test.redis-bus', (message) => void heard.push(JSON.parse(message)));
    await vi.waitUntil(() => one.isWhole() && other.isWhole());
    await one.publish('test.redis-bus', 'no JSON');
    await one.publish('test.redis-bus', '"JSON"');
    expect(heard).toEqual(['JSON']);
  });
}

/** Where there is a Redis; without one the bus above is all there is. */
function whereThereIsRedis(): void {
  const redisUrl = process.env['REDIS_URL'];
  if (redisUrl === undefined) return;
  describe('the bus over Redis', () => {
    overRedis(redisUrl);
  });
}
whereThereIsRedis();
