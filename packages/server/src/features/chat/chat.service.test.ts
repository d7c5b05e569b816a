import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { createMembership } from '../../domain/membership.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';
import { createEventRecorder } from '../../testing/event-recorder.ts';
import { createChatRepository } from './chat.repository.ts';
import { createChatService, type ChatService } from './chat.service.ts';

let test: TestApp;
let leader: Registered;
let member: Registered;
let group: string;
let messages: ChatService;
const { publish, told } = createEventRecorder();
beforeAll(async () => {
  test = await createTestApp();
  leader = await register(test);
  member = await register(test);
  group = await createTestGroup(test, leader, [member]);
  const { clock } = test;
  const { db } = test.database;
  messages = createChatService({
    repository: createChatRepository(db),
    membership: createMembership(db, test.changes),
    limiter: createRateLimiter(db, clock),
    publish,
    clock,
  });
});
afterAll(() => test.close());
beforeEach(() => {
  told.length = 0;
});

const send = (by: Registered, key: string = randomUUID()) =>
  messages.send(by.user.id, group, { key, text: 'Salam' });

it('announces a message, and that its sender has read it', async () => {
  const message = await send(leader);
  expect(told).toEqual([
    [group, { type: 'message', data: message }],
    [group, { type: 'read', data: { userId: leader.user.id, upTo: message.number } }],
  ]);
});

it('announces a repeated message only once, even when it arrives many times at once', async () => {
  const key = randomUUID();
  await Promise.all([1, 2, 3, 4].map(() => send(leader, key)));
  await send(leader, key);
  expect(told.filter(([, { type }]) => type === 'message')).toHaveLength(1);
});

it('announces a read mark only when it is new', async () => {
  const { number } = await send(leader);
  told.length = 0;
  for (const upTo of [number, number, 1, 999_999_999]) await messages.markRead(member.user.id, group, upTo);
  expect(told).toEqual([[group, { type: 'read', data: { userId: member.user.id, upTo: number } }]]);
});

it('announces the removal of a message once', async () => {
  const { id } = await send(member);
  told.length = 0;
  await messages.remove(leader.user.id, group, id);
  await messages.remove(leader.user.id, group, id);
  expect(told).toEqual([[group, { type: 'messageRemoved', data: { id } }]]);
});

it('announces nothing that was refused', async () => {
  const { id } = await send(leader);
  told.length = 0;
  const outsider = randomUUID();
  const refused = [
    messages.send(outsider, group, { key: randomUUID(), text: 'Salam' }),
    messages.markRead(outsider, group, 1),
    messages.remove(outsider, group, id),
    messages.remove(member.user.id, group, id),
  ];
  for (const each of refused) await expect(each).rejects.toBeInstanceOf(AppError);
  expect(told).toEqual([]);
});
