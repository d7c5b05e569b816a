import type { ChatReply } from '@manasik/contract/assistant';
import { tripId } from '@manasik/core/travel/travel-items';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-26T10:00:00Z'));
});
afterAll(() => test.close());

async function reply(client: TestClient, question: string, context: object = {}): Promise<ChatReply> {
  const { status, body, text } = await ask(client, question, {
    context: { timeZone: 'Europe/London', ...context },
  });
  if (status !== 200 || body.kind !== 'tool') throw new Error(`no tool answered: ${status} ${text}`);
  return body;
}

const questions = {
  steps: 'How many steps did I walk today?',
  training: 'What’s next in my training plan?',
  trip: 'What do I still have to do before I travel?',
  bookings: 'When is my flight?',
  reminders: 'What are my reminders?',
} as const;

/** Stores one record of every kind in the account. */
async function keepAll({ client }: Registered): Promise<void> {
  const items = [
    {
      kind: 'trip',
      country: 'GB',
      departsOn: '2027-05-01',
      returnsOn: '2027-06-01',
      travellers: 1,
      operator: null,
      packagePrice: null,
    },
    {
      kind: 'booking',
      booking: 'flight',
      title: 'Secretflight 112',
      reference: 'AB12CD',
      startsOn: '2027-05-01',
      endsOn: null,
      cost: null,
      isPaid: false,
      note: null,
    },
  ];
  const answers = [
    ...(await Promise.all(
      items.map((item) => {
        const id = item.kind === 'trip' ? tripId : randomUUID();
        return client.put(`/api/travel/items/${id}`, { item, changedAt: 0 });
      }),
    )),
    await client.post('/api/health/metrics', {
      metrics: [{ date: '2026-11-26', source: 'manual', values: { steps: 4211 } }],
    }),
    await client.put('/api/health/plan', {
      plan: {
        startsOn: '2026-11-23',
        departsOn: '2027-05-01',
        dailyMetres: 2000,
        restWeekdays: [],
        age: null,
        concerns: ['heart'],
        clinician: 'to-see',
        missedWeeks: [],
        done: {},
      },
    }),
    await client.post('/api/reminders', {
      id: randomUUID(),
      text: 'Secretreminder',
      day: { kind: 'daily' },
      at: { kind: 'clock', time: '18:00' },
      timezone: 'Europe/London',
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 201, 200, 201]);
}

const own = /Secretflight|AB12CD|4,211|156 days|doctor or nurse|Secretreminder/;

describe('the records of an account', () => {
  it('answer the questions of the person that they belong to', async () => {
    const person = await register(test);
    await keepAll(person);
    const steps = await reply(person.client, questions.steps, { stepsGoal: 5000 });
    expect(steps.message).toContain('4,211');
    expect(steps.message).toContain('789 more to reach your goal of 5,000 steps.');
    expect((await reply(person.client, questions.steps)).message).not.toMatch(/goal/);
    expect((await reply(person.client, questions.training)).message).toMatch(
      /Until a doctor or nurse agrees/,
    );
    expect((await reply(person.client, questions.trip)).message).toContain('156 days until departure');
    expect((await reply(person.client, questions.bookings)).message).toMatch(/Secretflight 112[^]*AB12CD/);
    expect((await reply(person.client, questions.reminders)).message).toMatch(/Secretreminder[^]*18:00/);
  });

  it('answer nobody else', async () => {
    const person = await register(test);
    await keepAll(person);
    const other = await register(test);
    for (const client of [other.client, test.visitor()]) {
      for (const question of Object.values(questions))
        expect((await reply(client, question)).message).not.toMatch(own);
    }
  });

  it('are not known to a visitor, whose device answers', async () => {
    for (const question of Object.values(questions)) {
      const { message, conversationId } = await reply(test.visitor(), question);
      expect(message).toMatch(/saved on your device only/);
      expect(conversationId).toBeNull();
    }
  });
});
