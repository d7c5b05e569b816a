import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { readConfig } from '../config.ts';
import { createBus } from './index.ts';

const log = createLogger('silent');

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
