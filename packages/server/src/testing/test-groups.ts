import type { Group } from '@manasik/contract/groups';
import { type Registered, register, type TestApp } from './test-app.ts';

/** Creates a group led by `leader`. @throws when it is refused */
export async function createGroup(
  leader: Registered,
  overrides: Record<string, unknown> = {},
): Promise<Group> {
  const reply = await leader.client.post<Group>('/api/hajj-groups', { name: 'Yusuf family', ...overrides });
  if (reply.status !== 201) throw new Error(`creating a group was refused: ${reply.status} ${reply.text}`);
  return reply.body;
}

/** Joins by the group's code, or requests to join. @throws when it is refused */
export async function joinGroup(person: Registered, { groupCode }: Pick<Group, 'groupCode'>): Promise<void> {
  const reply = await person.client.post('/api/hajj-groups/join', { groupCode });
  if (reply.status !== 200) throw new Error(`joining was refused: ${reply.status} ${reply.text}`);
}

/** A group, its leader, and the given number of other members, in the order in which they joined. */
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

/** Creates accounts. The password queue processes a few at a time. */
export async function registerMany(test: TestApp, howMany: number): Promise<Registered[]> {
  const people: Registered[] = [];
  while (people.length < howMany) {
    const some = Array.from({ length: Math.min(20, howMany - people.length) }, () => register(test));
    people.push(...(await Promise.all(some)));
  }
  return people;
}
