import { randomUUID } from 'node:crypto';
import type { Group } from '@manasik/contract/groups';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import { createClient, freshAddress, type TestClient } from '../../testing/test-client.ts';
import { groupOf } from '../../testing/test-groups.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const read = (groupCode: string, invitedBy: string, client: TestClient = test.visitor()) =>
  client.post('/api/hajj-groups/invitation', { groupCode, invitedBy });
const unknown = { status: 404, body: { code: 'group.codeUnknown' } };

it('names the group and the member who invites, to a visitor without an account', async () => {
  const { members, group } = await groupOf(test, 1);
  const [member] = members;
  const { status, body } = await read(group.groupCode.toLowerCase(), member?.user.id ?? '');
  expect(status).toBe(200);
  expect(body).toEqual({ groupName: group.name, inviterFirstName: member?.user.firstName });
});

it('gives the same answer for a wrong code and for a person outside the group', async () => {
  const { leader, group } = await groupOf(test, 0);
  const outsider = await register(test);
  const answers = [
    await read('ZZZZZZZZ', leader.user.id),
    await read(group.groupCode, outsider.user.id),
    await read(group.groupCode, randomUUID()),
  ];
  for (const answer of answers) expect(answer).toMatchObject(unknown);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

it('ends with the code, with the membership, and names nobody who only waits', async () => {
  const { leader, members, group, url } = await groupOf(test, 1, { approvalRequired: false });
  const id = members[0]?.user.id ?? '';
  expect((await read(group.groupCode, id)).status).toBe(200);
  await members[0]?.client.post(`${url}/leave`);
  expect(await read(group.groupCode, id)).toMatchObject(unknown);
  await leader.client.patch(url, { approvalRequired: true });
  await members[0]?.client.post('/api/hajj-groups/join', { groupCode: group.groupCode });
  expect(await read(group.groupCode, id)).toMatchObject(unknown);
  const renewed = await leader.client.post<Group>(`${url}/code`);
  expect(await read(group.groupCode, leader.user.id)).toMatchObject(unknown);
  expect((await read(renewed.body.groupCode, leader.user.id)).status).toBe(200);
});

it('refuses an address after sixty wrong ones in ten minutes, and no other address', async () => {
  const { leader, group } = await groupOf(test, 0);
  const client = createClient(test.app, '', freshAddress());
  for (let n = 0; n < 60; n += 1) {
    expect(await read('ZZZZZZZZ', randomUUID(), client)).toMatchObject(unknown);
  }
  expect(await read(group.groupCode, leader.user.id, client)).toMatchObject({
    status: 429,
    body: { code: 'request.tooMany' },
  });
  expect((await read(group.groupCode, leader.user.id)).status).toBe(200);
});

it('refuses an id or a code that is none', async () => {
  const { leader, group } = await groupOf(test, 0);
  expect(await read(group.groupCode, 'Yusuf')).toMatchObject({ status: 400 });
  expect(await read('ABC', leader.user.id)).toMatchObject({ status: 400 });
});
