import { routes } from '@manasik/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, freshAddress } from '../../testing/test-client.ts';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('refuses a flood of one address at once, and serves the next address before the rest of the flood', async () => {
  const flooder = createClient(test.app, '', freshAddress());
  const ended: string[] = [];
  const ask = async (who: string, client = flooder) => {
    const { status } = await client.post('/api/auth/password/forgot', {
      email: `${who}@hajj.example`,
      language: 'en',
    });
    ended.push(`${who} ${status}`);
    return status;
  };
  const flood = Array.from({ length: 100 }, () => ask('flood'));
  const other = ask('other', test.visitor());
  expect(await other).toBe(202);
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 503)).toHaveLength(40);
  expect(ended.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 'flood 503'));
  // Those that ran already end before; the others wait behind the other address.
  expect(ended.slice(40).indexOf('other 202')).toBeLessThan(12);
});

it('takes no place of an account whose public writes it refuses', async () => {
  const { client } = await register(test);
  const write = () =>
    client.post('/api/contact', {
      name: 'Amina',
      email: 'amina@hajj.example',
      subject: 'A question',
      message: 'When does the app remind me of my prayers?',
    });
  const statuses: number[] = [];
  // One account may have 128 requests under way, and 60 public writes of one address may wait.
  for (let wave = 0; wave < 3; wave++) {
    const replies = await Promise.all(Array.from({ length: 120 }, write));
    statuses.push(...replies.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(128);
  expect((await client.get('/api/auth/user')).status).toBe(200);
  expect((await client.get('/api/auth/sessions')).status).toBe(200);
});

it('is passed by every public write, except those that have a queue of their own', () => {
  const ownQueue = Object.values(routes)
    .filter(({ access, method }) => access === 'public' && method !== 'GET')
    .filter((route) => 'ownQueue' in route && route.ownQueue)
    .map(({ path }) => path);
  expect(ownQueue.toSorted()).toEqual(['/api/ai/chat', '/api/auth/login', '/api/auth/register']);
});
