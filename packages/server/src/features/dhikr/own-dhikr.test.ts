import type { DhikrState } from '@manasik/contract/dhikr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-21T12:00:00Z'));
});
afterAll(() => test.close());

const days = { from: '2026-11-01', to: '2026-11-30' };
const phrase = (id: string, over: object = {}) => ({
  id,
  text: 'Salawat',
  target: 100,
  changedAt: Date.parse('2026-11-21T10:00:00Z'),
  removed: false,
  ...over,
});
const put = (client: TestClient, deviceId: string, tallies: object[], phrases: object[] = []) =>
  client.put<DhikrState>('/api/dhikr', { deviceId, tallies, phrases }, { query: days });
const get = (client: TestClient) => client.get<DhikrState>('/api/dhikr', { query: days });
const tally = { date: '2026-11-21', dhikrId: 'subhanallah', count: 1, revision: 1 };
const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);
const thirty = (name: string) => Array.from({ length: 30 }, (_, n) => phrase(`${name}-${n}`));

describe('the user’s own dhikr', () => {
  it('follow the latest change, and a removed one does not return', async () => {
    const { client } = await register(test);
    await put(client, 'phone', [], [phrase('own-1', { text: ' Salawat ' })]);
    await put(client, 'tablet', [], [phrase('own-1', { text: 'Istighfar', changedAt: at('11:00') })]);
    expect((await put(client, 'phone', [], [phrase('own-1')])).body.phrases).toEqual([
      phrase('own-1', { text: 'Istighfar', changedAt: at('11:00') }),
    ]);
    const removed = phrase('own-1', { changedAt: at('11:30'), removed: true });
    await put(client, 'phone', [], [removed]);
    await put(client, 'tablet', [], [phrase('own-1', { changedAt: at('11:10') })]);
    expect((await get(client)).body.phrases).toEqual([removed]);
  });

  it('from a fast clock are dated now, so that others can change them', async () => {
    const { client } = await register(test);
    const ahead = phrase('own-1', { changedAt: Date.parse('2099-01-01T00:00:00Z') });
    const [stored] = (await put(client, 'phone', [], [ahead])).body.phrases;
    expect(stored?.changedAt).toBeLessThanOrEqual(test.clock.now().getTime());
  });

  it('are limited to fifty, and a request that exceeds the limit stores nothing', async () => {
    const { client } = await register(test);
    const fifty = Array.from({ length: 50 }, (_, n) => phrase(`own-${n}`));
    expect((await put(client, 'phone', [], fifty)).status).toBe(200);
    expect(await put(client, 'phone', [tally], [phrase('own-50')])).toMatchObject({
      status: 409,
      body: { code: 'dhikr.tooManyPhrases' },
    });
    const { body } = await get(client);
    expect([body.phrases.length, body.tallies]).toEqual([50, []]);
    const removed = phrase('own-0', { removed: true, changedAt: at('11:00') });
    expect((await put(client, 'phone', [], [removed, phrase('own-50')])).status).toBe(200);
  });

  it('are limited to fifty, even when two devices add at once', async () => {
    const { client } = await register(test);
    const replies = await Promise.all([put(client, 'a', [], thirty('a')), put(client, 'b', [], thirty('b'))]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await get(client)).body.phrases).toHaveLength(30);
  });

  it.each([
    [{ text: ' ' }, 'text', 'required'],
    [{ text: 'x'.repeat(81) }, 'text', 'tooLong'],
    [{ text: 'a\u0000b' }, 'text', 'format'],
    [{ target: 0 }, 'target', 'tooSmall'],
    [{ target: 10_001 }, 'target', 'tooBig'],
    [{ id: 'allahuakbar' }, 'id', 'taken'],
    [{ id: 'a b' }, 'id', 'format'],
    [{ changedAt: -1 }, 'changedAt', 'tooSmall'],
  ])('refuse %j', async (over, field, code) => {
    const { client } = await register(test);
    expect(await put(client, 'phone', [], [phrase('own-1', over)])).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { [`phrases.0.${field}`]: code } },
    });
  });
});
