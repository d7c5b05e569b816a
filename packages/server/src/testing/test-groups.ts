import type { Group } from '@manasik/contract/groups';
import { type Registered, register, type TestApp } from './test-app.ts';

/** Creates a group that `leader` leads. @throws when it was refused. */
export async function createGroup(
  leader: Registered,
  overrides: Record<string, unknown> = {},
): Promise<Group> {
  const reply = await leader.client.post<Group>('/api/hajj-groups', { name: 'Yusuf family', ...overrides });
  if (reply.status !== 201) throw new Error(`creating a group was refused: ${reply.status} ${reply.text}`);
  return reply.body;
}

/** Joins by the group's code, or asks to be let in. @throws when it was refused. */
export async function joinGroup(person: Registered, { groupCode }: Pick<Group, 'groupCode'>): Promise<void> {
  const reply = await person.client.post('/api/hajj-groups/join', { groupCode });
  if (reply.status !== 200) throw new Error(`joining was refused: ${reply.status} ${reply.text}`);
}

/** A group, whoever leads it, and so many members beside them, in the order in which they joined. */
export async function groupOf(
  test: TestApp,
  memberCount: number,
  overrides: Record<string, unknown> = {},
): Promise<{ leader: Registered; members: Registered[]; group: Group; url: string }> {
  const leader = await register(test);
  const group = await createGroup(leader, overrides);
  const members: Registered[] = [];
  for (let count = 0; count < memberCount; count += 1) {
    const member = await register(test);
    await joinGroup(member, group);
    members.push(member);
  }
  return { leader, members, group, url: `/api/hajj-groups/${group.id}` };
}

/** So many people with an account. The gate of the hashes takes them a few at a time. */
export async function registerMany(test: TestApp, howMany: number): Promise<Registered[]> {
  const people: Registered[] = [];
  while (people.length < howMany) {
    const some = Array.from({ length: Math.min(20, howMany - people.length) }, () => register(test));
    people.push(...(await Promise.all(some)));
  }
  return people;
}
