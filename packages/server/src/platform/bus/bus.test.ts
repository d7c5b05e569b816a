import { Redis } from 'ioredis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { silentBus } from '../../testing/silent-bus.ts';
import { createLogger } from '../logger.ts';
import type { Bus } from './bus.ts';
import { createRedisBus } from './redis-bus.ts';

const log = createLogger('silent');
const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

function openBus(url: string, other: Bus = silentBus()): Bus {
  const bus = createRedisBus(url, other, log);
  opened.push(bus);
  return bus;
}

it('is not whole while Redis does not answer, and tells the others by the database', async () => {
  const told: string[] = [];
  const other = {
    ...silentBus(),
    cast: (topic: string, message: string) => void told.push(`${topic} ${message}`),
  };
  const bus = openBus('redis://127.0.0.1:9', other);
  const onGap = vi.fn<() => void>();
  bus.onGap(onGap);
  bus.cast('positions', 'a');
  expect(told).toEqual(['positions a']);
  expect(bus.isWhole()).toBe(false);
  await vi.waitUntil(() => onGap.mock.calls.length > 0);
});

function overRedis(redisUrl: string): void {
  it('is whole only where the database is listened to as well', async () => {
    let isListening = true;
    const bus = openBus(redisUrl, { ...silentBus(), isWhole: () => isListening });
    await vi.waitUntil(() => bus.isWhole());
    isListening = false;
    expect(bus.isWhole()).toBe(false);
  });

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
    one.cast('test.redis-bus', 'no JSON');
    one.cast('test.redis-bus', '"JSON"');
    await expect.poll(() => heard).toEqual(['JSON']);
  });
}

/** Where there is a Redis. */
function whereThereIsRedis(): void {
  const redisUrl = process.env['REDIS_URL'];
  if (redisUrl === undefined) return;
  describe('the bus over Redis', () => {
    overRedis(redisUrl);
  });
}
whereThereIsRedis();
