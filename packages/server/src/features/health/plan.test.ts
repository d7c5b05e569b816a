import type { HealthPlan } from '@manasik/contract/health-plan';
import { planLimits } from '@manasik/core/health/plan/plan-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { healthPlans } from './health.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-26T06:00:00Z'));
});
afterAll(() => test.close());

const url = '/api/health/plan';
const plan: HealthPlan = {
  startsOn: '2026-11-30',
  departsOn: '2027-05-10',
  dailyMetres: 2500,
  restWeekdays: [5, 7],
  age: 62,
  concerns: ['heart'],
  clinician: 'cleared',
  missedWeeks: ['2026-12-07'],
  done: { 'day:2026-12-01': '2026-12-01', 'walking:1-2': '2026-12-02' },
};
const planOf = async (client: TestClient) => (await client.get<{ plan: HealthPlan | null }>(url)).body.plan;

describe('a training plan', () => {
  it('is stored, replaced and deleted, for its owner only', async () => {
    const { client } = await register(test);
    const other = (await register(test)).client;
    expect((await client.get(url)).body).toEqual({ plan: null });
    await client.put(url, { plan });
    const longer = { ...plan, dailyMetres: 3000, deletedPlans: 1 };
    expect((await client.put(url, { plan: longer })).body).toEqual({ plan: longer });
    expect((await client.get(url)).body).toEqual({ plan: longer });
    expect((await other.get(url)).body).toEqual({ plan: null });
    await client.put(url, { plan: null });
    expect((await client.get(url)).body).toEqual({ plan: null });
  });

  it.each<[Partial<HealthPlan> | Record<string, unknown>, string, string]>([
    [{ departsOn: '2026-11-01' }, 'plan.departsOn', 'tooSmall'],
    [{ restWeekdays: [7, 5] }, 'plan.restWeekdays', 'format'],
    [{ dailyMetres: -1 }, 'plan.dailyMetres', 'tooSmall'],
    [{ age: 7 }, 'plan.age', 'tooSmall'],
    [{ concerns: ['teeth'] }, 'plan.concerns.0', 'format'],
    [{ concerns: ['heart', 'heart'] }, 'plan.concerns', 'format'],
    [{ concerns: ['stroke', 'heart'] }, 'plan.concerns', 'format'],
    [{ concerns: ['heart'], clinician: 'not-needed' }, 'plan.clinician', 'format'],
    [{ startsOn: '1999-12-31' }, 'plan.startsOn', 'tooSmall'],
    [{ changedAt: { 'day:2026-12-01': -1 } }, 'plan.changedAt.day:2026-12-01', 'tooSmall'],
  ])('is refused with %j', async (change, field, code) => {
    const { client } = await register(test);
    const reply = await client.put(url, { plan: { ...plan, ...change } });
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { [field]: code } },
    });
  });
});

const tick = (id: string, base: HealthPlan): HealthPlan => ({
  ...base,
  done: { ...base.done, [id]: '2026-11-26' },
  changedAt: { ...base.changedAt, [id]: test.clock.now().getTime() },
});

const sessionId = (index: number) =>
  `day:${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-28`;

describe('two devices of one person', () => {
  const changed = { status: 409, body: { code: 'health.planChanged' } };

  it('cannot both change the plan that they have read', async () => {
    const { client, cookie } = await register(test);
    await client.put(url, { plan });
    const replies = await Promise.all(
      ['walking:1-1', 'core:1-1'].map((id, index) =>
        (index === 0 ? client : test.as(cookie)).put(url, { plan: tick(id, plan), base: plan }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(replies.find(({ status }) => status === 409)).toMatchObject(changed);
    expect(Object.keys((await planOf(client))?.done ?? {})).toHaveLength(3);
  });

  it('cannot both make the first plan, nor bring back one that was deleted', async () => {
    const { client } = await register(test);
    expect((await client.put(url, { plan, base: null })).status).toBe(200);
    expect(await client.put(url, { plan, base: null })).toMatchObject(changed);
    await client.put(url, { plan: null });
    expect(await client.put(url, { plan: tick('core:1-1', plan), base: plan })).toMatchObject(changed);
    expect(await planOf(client)).toBeNull();
  });

  it('cannot delete a plan that is no longer the one they have read', async () => {
    const { client } = await register(test);
    await client.put(url, { plan, base: null });
    const newer = tick('walking:1-1', plan);
    await client.put(url, { plan: newer, base: plan });
    expect(await client.put(url, { plan: null, base: plan })).toMatchObject(changed);
    expect(await client.put(url, { plan: null, base: null })).toMatchObject(changed);
    expect(await planOf(client)).toEqual(newer);
    // The second time, the answer to the first deletion was lost.
    for (const status of [200, 200]) {
      expect(await client.put(url, { plan: null, base: newer })).toMatchObject({ status });
      expect(await planOf(client)).toBeNull();
    }
  });

  it('change a plan of as many ticks as it can have', async () => {
    const { client } = await register(test);
    const ids = Array.from({ length: 2 * planLimits.done }, (_, index) => sessionId(index));
    const full = {
      ...plan,
      done: Object.fromEntries(ids.slice(0, planLimits.done).map((each) => [each, '2026-11-26'])),
      changedAt: Object.fromEntries(ids.map((each) => [each, test.clock.now().getTime()])),
    };
    const made = await client.put<{ plan: HealthPlan }>(url, { plan: full, base: null });
    expect(made.status).toBe(200);
    const longer = { ...made.body.plan, dailyMetres: 3000 };
    expect(await client.put(url, { plan: longer, base: made.body.plan })).toMatchObject({ status: 200 });
  });

  it('change a plan that was stored before ticks had a time', async () => {
    const { client, user } = await register(test);
    await test.database.db.insert(healthPlans).values({ userId: user.id, plan });
    const read = await planOf(client);
    expect(read).toEqual(plan);
    expect((await client.put(url, { plan: tick('core:1-1', plan), base: read })).status).toBe(200);
  });

  it('are not overruled by a device with a fast clock', async () => {
    const { client } = await register(test);
    const time = Date.parse('2099-01-01T00:00:00Z');
    await client.put(url, { plan: { ...plan, changedAt: { 'day:2026-12-01': time } }, base: null });
    const stored = (await planOf(client))?.changedAt?.['day:2026-12-01'];
    expect(stored).toBeLessThanOrEqual(test.clock.now().getTime());
  });
});
