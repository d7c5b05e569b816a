import { readGuideItems } from '@manasik/content/guide/items.ts';
import type { GuideProgress } from '@manasik/contract/guide';
import { hajjKinds, noChoices } from '@manasik/core/guide/rites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-21T12:00:00Z'));
});
afterAll(() => test.close());

const path = '/api/guide/progress';
const base = Date.parse('2026-11-21T10:00:00Z');
const items = readGuideItems().slice(0, 50);

describe('devices that send at the same time', () => {
  it('lose nothing from fifty changes of different items', async () => {
    const { client, cookie } = await register(test);
    const other = test.as(cookie);
    const replies = await Promise.all(
      items.map((item, index) =>
        (index % 2 === 0 ? client : other).put(path, {
          marks: [{ item, done: true, changedAt: base + index }],
        }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(items.map(() => 200));
    const { body } = await client.get<GuideProgress>(path);
    expect(body.marks.map(({ item }) => item).toSorted()).toEqual(items.toSorted());
  });

  it('lose nothing when each sends everything in its own order, and the newest change of each item wins', async () => {
    const { client, cookie } = await register(test);
    const changes = Array.from({ length: 8 }, (_, device) =>
      items.map((item, index) => ({
        item,
        done: (device + index) % 2 === 0,
        // Another device is the last one for each item.
        changedAt: base + ((device * 3 + index) % 8),
      })),
    );
    const replies = await Promise.all(
      changes.map((marks, device) =>
        test.as(cookie).put(path, { marks: device % 2 === 0 ? marks : marks.toReversed() }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await client.get<GuideProgress>(path);
    const newest = changes.flat().filter(({ changedAt }) => changedAt === base + 7);
    expect(body.marks).toEqual(newest.toSorted((one, other) => (one.item < other.item ? -1 : 1)));
  });

  it('agree on the newest change of an item in any order', async () => {
    const { client, cookie } = await register(test);
    const times = Array.from({ length: 30 }, (_, index) => (index * 7) % 30);
    await Promise.all(
      times.map((time) =>
        test
          .as(cookie)
          .put(path, { marks: [{ item: 'rite:sai', done: time % 2 === 1, changedAt: base + time }] }),
      ),
    );
    const { body } = await client.get<GuideProgress>(path);
    expect(body.marks).toEqual([{ item: 'rite:sai', done: true, changedAt: base + 29 }]);
  });

  it('agree on the newest choices', async () => {
    const { client, cookie } = await register(test);
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => {
        const choices = { ...noChoices, kind: hajjKinds[index % 3], changedAt: base + ((index * 5) % 12) };
        return test.as(cookie).put(path, { marks: [], choices });
      }),
    );
    const { body } = await client.get<GuideProgress>(path);
    // 7 * 5 = 35, which is 11 over two dozen.
    expect(body.choices).toEqual({ ...noChoices, kind: hajjKinds[7 % 3], changedAt: base + 11 });
  });
});
