import { randomUUID } from 'node:crypto';
import type { Reminder } from '@manasik/contract/reminders';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-26T06:00:00Z'));
});
afterAll(() => test.close());

const url = '/api/reminders';
const friday = {
  day: { kind: 'weekly', weekdays: [5] },
  at: { kind: 'prayer', prayer: 'asr', offsetMinutes: 15 },
};
const reminder = (over: object = {}) => ({
  id: randomUUID(),
  text: 'Call my mother',
  timezone: 'Asia/Riyadh',
  ...friday,
  ...over,
});
const add = (client: TestClient, over: object = {}) => client.post<Reminder>(url, reminder(over));
const list = async (client: TestClient) => (await client.get<{ reminders: Reminder[] }>(url)).body.reminders;
const invalid = (field: string, code: string) => ({
  status: 400,
  body: { code: 'request.invalid', fields: { [field]: code } },
});

describe('reminders', () => {
  it('are stored and listed, the oldest first', async () => {
    const { client } = await register(test);
    const first = await add(client);
    test.clock.advance({ minutes: 1 });
    const second = await add(client, { day: { kind: 'daily' }, at: { kind: 'clock', time: '08:00' } });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({
      ...friday,
      text: 'Call my mother',
      doneUntil: null,
      snoozedUntil: null,
    });
    expect(await list(client)).toEqual([first.body, second.body]);
  });

  it('are added once, however often the request is repeated', async () => {
    const { client } = await register(test);
    const same = reminder();
    const [first, second] = await Promise.all([
      client.post<Reminder>(url, same),
      client.post<Reminder>(url, same),
    ]);
    const third = await client.post<Reminder>(url, { ...same, text: 'Another text' });
    expect([second.body, third.body]).toEqual([first.body, first.body]);
    expect(await list(client)).toHaveLength(1);
  });

  it('change, and start anew with another day or time only', async () => {
    const { client } = await register(test);
    const { id, startsAt } = (await add(client)).body;
    await client.post(`${url}/${id}/done`, { until: '2026-11-27T13:00:00.000Z' });
    test.clock.advance({ minutes: 5 });
    const renamed = await client.patch<Reminder>(`${url}/${id}`, { text: 'Call my father' });
    expect(renamed.body).toMatchObject({
      text: 'Call my father',
      startsAt,
      doneUntil: '2026-11-27T13:00:00.000Z',
    });
    const { day, at, timezone } = renamed.body;
    const sentWhole = await client.patch<Reminder>(`${url}/${id}`, {
      text: 'Call my parents',
      day,
      at,
      timezone,
    });
    expect(sentWhole.body).toEqual({ ...renamed.body, text: 'Call my parents' });
    await client.patch(`${url}/${id}`, { text: 'Call my father' });
    const moved = await client.patch<Reminder>(`${url}/${id}`, { day: { kind: 'hijri', month: 12, day: 9 } });
    expect(moved.body).toMatchObject({ text: 'Call my father', at: friday.at, doneUntil: null });
    expect(moved.body.startsAt > startsAt).toBe(true);
    expect(await list(client)).toEqual([moved.body]);
  });

  it('return when their snooze ends, until they are done', async () => {
    const { client } = await register(test);
    const { id } = (await add(client)).body;
    const from = '2026-11-27T13:00:00.000Z';
    const snooze = () => client.post<Reminder>(`${url}/${id}/snooze`, { minutes: 10, until: from });
    expect((await snooze()).body).toMatchObject({
      doneUntil: from,
      snoozedUntil: '2026-11-27T13:10:00.000Z',
    });
    expect((await snooze()).body).toMatchObject({
      doneUntil: from,
      snoozedUntil: '2026-11-27T13:10:00.000Z',
    });
    const until = '2026-11-27T13:12:00.000Z';
    const done = await client.post<Reminder>(`${url}/${id}/done`, { until });
    expect(done.body).toMatchObject({ doneUntil: until, snoozedUntil: null });
    expect((await snooze()).body).toEqual(done.body);
    expect((await client.post<Reminder>(`${url}/${id}/done`, { until: from })).body).toEqual(done.body);
    // The repeat of a snooze of the same instant arrives late.
    const late = await client.post<Reminder>(`${url}/${id}/snooze`, { minutes: 10, until });
    expect(late.body).toEqual(done.body);
  });

  it('are limited to two hundred, even when two devices add at once', async () => {
    const { client, user } = await register(test);
    await test.database.db.execute(sql`
      INSERT INTO reminders (user_id, id, text, day, at, timezone, created_at, starts_at)
      SELECT ${user.id}, gen_random_uuid(), 'x', '{"kind":"daily"}', '{"kind":"clock","time":"08:00"}', 'UTC', now(), now()
      FROM generate_series(1, 199)`);
    const replies = await Promise.all([add(client), add(client)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = await add(client);
    expect(refused).toMatchObject({ status: 409, body: { code: 'reminder.tooMany' } });
    const [oldest] = await list(client);
    expect((await client.delete(`${url}/${oldest?.id}`)).status).toBe(204);
    expect((await add(client)).status).toBe(201);
  });

  it.each([
    [{ text: ' ' }, 'text', 'required'],
    [{ text: 'x'.repeat(201) }, 'text', 'tooLong'],
    [{ text: 'a\u0000b' }, 'text', 'format'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'format'],
    [{ day: { kind: 'once', date: '2026-02-30' } }, 'day.date', 'format'],
    [{ day: { kind: 'weekly', weekdays: [] } }, 'day.weekdays', 'tooSmall'],
    [{ day: { kind: 'weekly', weekdays: [5, 1] } }, 'day.weekdays', 'format'],
    [{ day: { kind: 'weekly', weekdays: [8] } }, 'day.weekdays.0', 'tooBig'],
    [{ day: { kind: 'hijri', month: 13, day: 1 } }, 'day.month', 'tooBig'],
    [{ at: { kind: 'clock', time: '24:00' } }, 'at.time', 'format'],
    [{ at: { kind: 'prayer', prayer: 'asr', offsetMinutes: 721 } }, 'at.offsetMinutes', 'tooBig'],
    [{ userId: randomUUID() }, 'userId', 'unknown'],
  ])('refuse %j, and nothing is stored', async (over, field, code) => {
    const { client } = await register(test);
    expect(await add(client, over)).toMatchObject(invalid(field, code));
    expect(await list(client)).toEqual([]);
  });

  it('refuse a snooze outside of its bounds', async () => {
    const { client } = await register(test);
    const { body } = await add(client);
    const snooze = (minutes: number, until: string) =>
      client.post(`${url}/${body.id}/snooze`, { minutes, until });
    expect(await snooze(0, '2026-11-27T13:00:00Z')).toMatchObject(invalid('minutes', 'tooSmall'));
    expect(await snooze(10_081, '2026-11-27T13:00:00Z')).toMatchObject(invalid('minutes', 'tooBig'));
    expect(await snooze(10, '9999-12-31T23:59:59Z')).toMatchObject(invalid('until', 'tooBig'));
    expect(await snooze(10, '0001-01-01T00:00:00Z')).toMatchObject(invalid('until', 'tooSmall'));
    expect(await list(client)).toEqual([body]);
  });
});

describe('an outsider', () => {
  const until = '2026-11-27T13:00:00.000Z';
  const attempts = {
    change: (client: TestClient, id: string) => client.patch(`${url}/${id}`, { text: 'Mine' }),
    delete: (client: TestClient, id: string) => client.delete(`${url}/${id}`),
    snooze: (client: TestClient, id: string) => client.post(`${url}/${id}/snooze`, { minutes: 10, until }),
    finish: (client: TestClient, id: string) => client.post(`${url}/${id}/done`, { until }),
  };

  it.each(Object.entries(attempts))(
    'cannot %s a reminder, nor learn that it exists',
    async (_name, attempt) => {
      const [owner, outsider] = [await register(test), await register(test)];
      const { body } = await add(owner.client);
      const refused = { status: 404, body: { code: 'reminder.notFound' } };
      expect(await attempt(outsider.client, body.id)).toMatchObject(refused);
      expect(await attempt(outsider.client, randomUUID())).toMatchObject(refused);
      expect(await attempt(test.visitor(), body.id)).toMatchObject({ status: 401 });
      expect(await list(owner.client)).toEqual([body]);
      expect(await list(outsider.client)).toEqual([]);
    },
  );

  it('who uses the id of another user’s reminder gets a reminder of their own', async () => {
    const [owner, outsider] = [await register(test), await register(test)];
    const { body } = await add(owner.client);
    const reply = await add(outsider.client, { id: body.id, text: 'Mine' });
    expect(reply).toMatchObject({ status: 201, body: { id: body.id, text: 'Mine' } });
    expect(await list(owner.client)).toEqual([body]);
  });

  it('without an account cannot list or add any', async () => {
    expect(await test.visitor().get(url)).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    expect(await add(test.visitor())).toMatchObject({ status: 401 });
  });
});

it('reminders are deleted with the account', async () => {
  const { client, user } = await register(test);
  await add(client);
  expect((await client.delete('/api/auth/user', { password: goodPassword })).status).toBe(204);
  const { rows } = await test.database.db.execute(sql`SELECT 1 FROM reminders WHERE user_id = ${user.id}`);
  expect(rows).toEqual([]);
});
