import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { hajjGroupMembers, hajjGroupPeople, hajjGroups } from '../domain/groups.table.ts';
import { type Registered, register, type TestApp } from './test-app.ts';

/**
 * A group with its leader and members, by its id: more of them than one account may create in an hour. The app hears of
 * it from the database.
 */
export async function createTestGroup(
  test: TestApp,
  leader: Registered,
  members: readonly Registered[] = [],
): Promise<string> {
  const { db } = test.database;
  const groupCode = randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase();
  const [group] = await db
    .insert(hajjGroups)
    .values({ name: 'Family Yusuf', maxMembers: 100, groupCode })
    .returning({ id: hajjGroups.id });
  if (!group) throw new Error('an insert returned no row');
  const rowOf = (person: Registered, role: 'leader' | 'member') => ({
    groupId: group.id,
    userId: person.user.id,
    role,
    status: 'active' as const,
    typedCode: groupCode,
  });
  await db
    .insert(hajjGroupMembers)
    .values([rowOf(leader, 'leader'), ...members.map((member) => rowOf(member, 'member'))]);
  await test.changes.heard();
  return group.id;
}

/** Takes somebody out of a group, past the app, which hears of it from the database. */
export async function removeTestMember(test: TestApp, groupId: string, person: Registered): Promise<void> {
  await test.database.db
    .delete(hajjGroupMembers)
    .where(and(eq(hajjGroupMembers.groupId, groupId), eq(hajjGroupMembers.userId, person.user.id)));
  await test.changes.heard();
}

/** Adds a person without a phone; returns their id. */
export async function addTestPerson(test: TestApp, groupId: string, name: string): Promise<string> {
  const [person] = await test.database.db
    .insert(hajjGroupPeople)
    .values({ groupId, name })
    .returning({ id: hajjGroupPeople.id });
  if (!person) throw new Error('an insert returned no row');
  await test.changes.heard();
  return person.id;
}

/**
 * Those to whom a group must look as if it were none, by what they are.
 */
export async function strangersOf(test: TestApp, groupId: string) {
  const [outsider, exMember, pending] = await Promise.all([register(test), register(test), register(test)]);
  const row = { groupId, role: 'member', typedCode: 'ABCDEF' } as const;
  await test.database.db.insert(hajjGroupMembers).values([
    { ...row, userId: exMember.user.id, status: 'active' },
    { ...row, userId: pending.user.id, status: 'pending' },
  ]);
  await test.changes.heard();
  // The app has seen them inside before they leave.
  const seen = await exMember.client.get(`/api/hajj-groups/${groupId}/messages`);
  const left = await exMember.client.post(`/api/hajj-groups/${groupId}/leave`);
  if (seen.status !== 200 || left.status !== 204) throw new Error(`leaving was refused: ${left.text}`);
  return [
    ['an outsider', outsider],
    ['an ex-member', exMember],
    ['somebody who waits to be let in', pending],
  ] as const;
}
