import { readGuideItems } from '@manasik/content/guide/items.ts';
import type { GuideProgress } from '@manasik/contract/guide';
import { noChoices } from '@manasik/core/guide/rites';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-21T12:00:00Z'));
});
afterAll(() => test.close());

const at = (time: string): number => Date.parse(`2026-11-21T${time}:00Z`);
const mark = (item: string, over: object = {}) => ({ item, done: true, changedAt: at('10:00'), ...over });
const chosen = (over: object = {}) => ({ ...noChoices, changedAt: at('10:00'), ...over });
const put = (client: TestClient, marks: object[], choices?: object) =>
  client.put<GuideProgress>('/api/guide/progress', { marks, ...(choices && { choices }) });
const get = (client: TestClient) => client.get<GuideProgress>('/api/guide/progress');

describe('progress through the guide', () => {
  it('starts empty, with the totals of the guide', async () => {
    const { client } = await register(test);
    const { status, body } = await get(client);
    expect(status).toBe(200);
    expect(body).toMatchObject({ marks: [], choices: null });
    expect(body.summary.rituals).toEqual({ done: 0, total: 13 });
    expect(body.summary.rehearsals).toEqual({ done: 0, total: 2 });
    expect(body.summary.duas.done).toBe(0);
    expect(body.summary.duas.total).toBeGreaterThan(0);
  });

  it('is returned whole after each change, sorted, with its totals', async () => {
    const { client } = await register(test);
    await put(client, [mark('rite:sai'), mark('favourite:talbiyah')]);
    const { status, body } = await put(client, [mark('dua:talbiyah'), mark('rehearsal:tawaf')]);
    expect(status).toBe(200);
    expect(body.marks.map(({ item }) => item)).toEqual([
      'dua:talbiyah',
      'favourite:talbiyah',
      'rehearsal:tawaf',
      'rite:sai',
    ]);
    const { rituals, duas, rehearsals } = body.summary;
    expect([rituals.done, duas.done, rehearsals.done]).toEqual([1, 1, 1]);
    expect((await get(client)).body).toEqual(body);
  });

  it('distinguishes a question answered with no from an unanswered one', async () => {
    const { client } = await register(test);
    const { body } = await put(client, [mark('answer:left-mina', { done: false })]);
    expect(body.marks).toEqual([mark('answer:left-mina', { done: false })]);
    expect((await get(client)).body.marks).toEqual(body.marks);
  });

  it('accepts every item that can be marked', async () => {
    const { client } = await register(test);
    const items = readGuideItems();
    for (let first = 0; first < items.length; first += 500) {
      const marks = items.slice(first, first + 500).map((item) => mark(item));
      expect((await put(client, marks)).status).toBe(200);
    }
    const { marks, summary } = (await get(client)).body;
    expect(marks.map(({ item }) => item).toSorted()).toEqual(items.toSorted());
    for (const { done, total } of Object.values(summary)) expect(done).toBe(total);
  });

  it('keeps the newest change of an item in any order, and stores withdrawn marks', async () => {
    const { client } = await register(test);
    const newest = mark('rite:sai', { done: false, changedAt: at('11:00') });
    await put(client, [mark('rite:sai')]);
    await put(client, [newest]);
    expect((await put(client, [mark('rite:sai', { changedAt: at('10:30') })])).body.marks).toEqual([newest]);
    const both = [mark('rite:sai', { changedAt: at('11:20') }), newest];
    expect((await put(client, both)).body.marks).toEqual([both[0]]);
  });

  it('prefers "done" between two changes of the same time, in any order', async () => {
    const open = mark('rite:sai', { done: false });
    for (const [first, second] of [
      [open, mark('rite:sai')],
      [mark('rite:sai'), open],
    ] as const) {
      const { client } = await register(test);
      await put(client, [first]);
      expect((await put(client, [second])).body.marks).toEqual([mark('rite:sai')]);
    }
  });

  it('from a fast clock is dated now, so that other devices can change it', async () => {
    const { client } = await register(test);
    const ahead = Date.parse('2099-01-01T00:00:00Z');
    const now = test.clock.now().getTime();
    const { body } = await put(
      client,
      [mark('rite:sai', { changedAt: ahead })],
      chosen({ changedAt: ahead }),
    );
    expect(body.marks[0]?.changedAt).toBeLessThan(now + 60_000);
    expect(body.choices?.changedAt).toBeLessThan(now + 60_000);
  });
});

describe('choices', () => {
  it('are replaced as a whole by the newest, and the totals follow the chosen sequence', async () => {
    const { client } = await register(test);
    const ifrad = chosen({ kind: 'ifrad', usesWheelchair: true });
    const qiran = chosen({ kind: 'qiran', school: 'hanafi', changedAt: at('11:00') });
    const first = (await put(client, [mark('rite:sacrifice')], ifrad)).body;
    expect(first.choices).toEqual(ifrad);
    expect(first.summary.rituals).toEqual({ done: 0, total: 12 });
    const second = (await put(client, [], qiran)).body;
    expect(second.choices).toEqual(qiran);
    expect(second.summary.rituals).toEqual({ done: 1, total: 14 });
    expect((await put(client, [], ifrad)).body).toEqual(second);
    expect((await put(client, [])).body).toEqual(second);
  });

  it('of the same time are the same in any order', async () => {
    const one = chosen({ kind: 'ifrad', sex: 'woman', isFirstTime: true });
    const other = chosen({ kind: 'ifrad', sex: 'woman', isFirstTime: false, school: null });
    const results = [];
    for (const [first, second] of [
      [one, other],
      [other, one],
    ] as const) {
      const { client } = await register(test);
      await put(client, [], first);
      results.push((await put(client, [], second)).body.choices);
    }
    expect(results).toEqual([one, one]);
  });
});

describe('items that the guide does not have', () => {
  it('are reported with their positions, and nothing of the change is stored', async () => {
    const { client } = await register(test);
    const marks = [
      mark('rite:sai'),
      mark('step:sai/no-such-step'),
      mark('rite:pillars'),
      mark('dua:talbiyah'),
      mark('constructor:sai'),
    ];
    const { status, body } = await client.put('/api/guide/progress', { marks, choices: chosen() });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'guide.unknownItem',
      message: 'Not in the guide: step:sai/no-such-step, rite:pillars, constructor:sai',
      fields: { 'marks.1.item': 'unknown', 'marks.2.item': 'unknown', 'marks.4.item': 'unknown' },
    });
    expect((await get(client)).body).toMatchObject({ marks: [], choices: null });
  });

  it('in large numbers are all reported with their positions', async () => {
    const { client } = await register(test);
    const marks = Array.from({ length: 500 }, (_, index) => mark(`dua:none-${index}`));
    const { status, body } = await client.put<{ fields: object }>('/api/guide/progress', { marks });
    expect([status, Object.keys(body.fields).length]).toEqual([400, 500]);
  });
});

describe('an invalid change', () => {
  it.each([
    [{ marks: [mark('rite sai')] }, 'marks.0.item'],
    [{ marks: [mark(`dua:${'x'.repeat(61)}`)] }, 'marks.0.item'],
    [{ marks: [mark('rite:sai', { done: 'yes' })] }, 'marks.0.done'],
    [{ marks: [mark('rite:sai', { changedAt: -1 })] }, 'marks.0.changedAt'],
    [{ marks: [mark('rite:sai', { changedAt: 1.5 })] }, 'marks.0.changedAt'],
    [{ marks: Array.from({ length: 501 }, () => mark('rite:sai')) }, 'marks'],
    [{ marks: [], choices: chosen({ kind: 'mecca' }) }, 'choices.kind'],
    [{ marks: [], choices: { changedAt: 1 } }, 'choices.kind'],
    [{}, 'marks'],
  ])('is refused: %j', async (change, field) => {
    const { client } = await register(test);
    const { status, body } = await client.put('/api/guide/progress', change);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid' });
    expect(Object.keys(Object(body['fields']))).toContain(field);
  });
});

describe('the progress of a person', () => {
  it('is inaccessible to others, and to visitors', async () => {
    const mine = await register(test);
    const theirs = await register(test);
    await put(mine.client, [mark('rite:sai')], chosen({ sex: 'woman' }));
    await put(theirs.client, [mark('rite:sai', { done: false, changedAt: at('11:00') })]);
    expect((await get(mine.client)).body).toMatchObject({
      marks: [mark('rite:sai')],
      choices: { sex: 'woman' },
    });
    expect((await get(theirs.client)).body.choices).toBeNull();
    expect(await get(test.visitor())).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    expect(await put(test.visitor(), [mark('rite:sai')])).toMatchObject({ status: 401 });
  });

  it('is deleted with the account', async () => {
    const { client, user } = await register(test);
    await put(client, [mark('rite:sai')], chosen());
    await test.database.db.execute(sql`DELETE FROM users WHERE id = ${user.id}`);
    const { rows } = await test.database.db.execute(sql`
      SELECT user_id FROM guide_marks WHERE user_id = ${user.id}
      UNION SELECT user_id FROM guide_choices WHERE user_id = ${user.id}`);
    expect(rows).toEqual([]);
  });
});
