import type { NewGroup } from '@manasik/contract/groups';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Buses, createBuses } from '../../platform/bus/index.ts';
import { users } from '../../domain/users.table.ts';
import { createLogger } from '../../platform/logger.ts';
import { createMembership, type Membership } from '../../domain/membership.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import { createAnnouncer } from './announce.ts';
import { randomGroupCode } from './fresh-code.ts';
import { createGroupsRepository } from './groups.repository.ts';
import { createGroupsService } from './groups.service.ts';
import { createJoiningService } from './joining.service.ts';
import { createMembersService } from './members/members.service.ts';
import { createPeopleRepository } from './members/people.repository.ts';
import { createPeopleService } from './members/people.service.ts';
import { createRosterRepository } from './roster.repository.ts';

let test: TestApp;
let buses: Buses[];
/** Of this node, and of another one. */
let memberships: Membership[];
let told: string[];

/** The feature without its routes. */
const createFeature = (makeCode = randomGroupCode) => {
  const { db } = test.database;
  const { clock } = test;
  const [membership] = memberships;
  if (!membership) throw new Error('no membership was created');
  const announcer = createAnnouncer(membership, (_groupId, { type, data }) => {
    told.push(`${type} ${Object(data).part}`);
  });
  const shared = {
    // Only the events matter, not how messages are counted.
    groups: createGroupsRepository(db),
    rosters: createRosterRepository(db),
    clock,
    announcer,
  };
  const limiter = createRateLimiter(db, clock);
  return {
    groups: createGroupsService({ ...shared, limiter, makeCode }),
    joining: createJoiningService(shared),
    members: createMembersService(shared),
    people: createPeopleService({ ...shared, people: createPeopleRepository(db) }),
  };
};

beforeAll(async () => {
  test = await createTestApp();
  const log = createLogger('silent');
  buses = Array.from({ length: 2 }, () => createBuses(test.config, test.database, log));
  await vi.waitUntil(() => buses.every(({ changes }) => changes.isWhole()));
  memberships = buses.map(({ changes }) => createMembership(test.database.db, changes));
});
beforeEach(() => {
  told = [];
});
afterAll(async () => {
  await Promise.all(buses.map((bus) => bus.close()));
  await test.close();
});

const blank: z.output<typeof NewGroup> = {
  name: 'Yusuf family',
  description: null,
  meetingPoint: null,
  emergencyContact: null,
  maxMembers: 50,
  approvalRequired: false,
  meetingPin: null,
};
const someone = async (): Promise<string> => (await register(test)).user.id;

/** Reads the members of a group and the groups of a user on every process, which then caches them. */
const seen = (groupId: string, userId: string): Promise<[string[], boolean][]> =>
  Promise.all(
    memberships.map(
      async (membership): Promise<[string[], boolean]> => [
        [...(await membership.members(groupId)).values()],
        (await membership.groupsOf(userId)).includes(groupId),
      ],
    ),
  );
const everywhere = (roles: string[], isIn: boolean) => memberships.map(() => [roles, isIn]);
/** The events since the last call. */
const toldNow = (): string[] => told.splice(0);

const typist = (userId: string) => ({ userId, address: '10.9.8.7', network: '10.9.8.0/24' });

describe('every process updates its members of a group, and notifies listeners', () => {
  it('when a user joins, becomes a leader, leaves, and when the group ends', async () => {
    const { groups, joining, members } = createFeature();
    const [leader, member] = [await someone(), await someone()];
    const { id, groupCode } = await groups.create(leader, blank);
    expect(await seen(id, member)).toEqual(everywhere(['leader'], false));
    await joining.join(typist(member), groupCode);
    expect(await seen(id, member)).toEqual(everywhere(['leader', 'member'], true));
    expect(toldNow()).toEqual(['changed members', 'changed requests']);
    await joining.join(typist(member), groupCode);
    expect(toldNow()).toEqual([]);
    await members.changeRole(leader, id, member, 'leader');
    expect(await seen(id, member)).toEqual(everywhere(['leader', 'leader'], true));
    await members.leave(leader, id);
    expect(await seen(id, leader)).toEqual(everywhere(['leader'], false));
    expect(toldNow()).toEqual(['changed members', 'changed members']);
    await groups.delete(member, id);
    expect(await seen(id, member)).toEqual(everywhere([], false));
    expect(toldNow()).toEqual(['changed group']);
  });

  it('when a user asks to join, is approved, is declined, and is removed', async () => {
    const { groups, joining, members } = createFeature();
    const [leader, first, second] = [await someone(), await someone(), await someone()];
    const { id, groupCode } = await groups.create(leader, { ...blank, approvalRequired: true });
    await joining.join(typist(first), groupCode);
    await joining.join(typist(second), groupCode);
    expect(await seen(id, first)).toEqual(everywhere(['leader'], false));
    expect(toldNow()).toEqual(['changed requests', 'changed requests']);
    await joining.approve(leader, id, first);
    expect(await seen(id, first)).toEqual(everywhere(['leader', 'member'], true));
    await joining.decline(leader, id, second);
    expect(toldNow()).toEqual(['changed members', 'changed requests', 'changed requests']);
    await members.remove(leader, id, first);
    expect(await seen(id, first)).toEqual(everywhere(['leader'], false));
    await joining.join(typist(second), groupCode);
    const [request] = await joining.listOwn(second);
    await joining.withdraw(second, request?.id ?? '');
    expect(toldNow()).toEqual(['changed members', 'changed requests', 'changed requests']);
  });

  it('when the group, its code, or its people without a phone change', async () => {
    const { groups, people } = createFeature();
    const leader = await someone();
    const { id } = await groups.create(leader, blank);
    await groups.change(leader, id, { name: 'Mina tents' });
    await groups.renewCode(leader, id);
    const { id: personId } = await people.add(leader, id, 'Grandmother');
    await people.remove(leader, id, personId);
    expect(toldNow()).toEqual(['changed group', 'changed group', 'changed people', 'changed people']);
  });

  it('when an account is deleted', async () => {
    const { groups, joining, members } = createFeature();
    const [leader, member] = [await someone(), await someone()];
    const { id, groupCode } = await groups.create(leader, blank);
    await joining.join(typist(member), groupCode);
    expect(await seen(id, leader)).toEqual(everywhere(['leader', 'member'], true));
    toldNow();
    const afterwards = await test.database.db.transaction(async (tx) => {
      const after = await members.beforeUserDeleted(tx, leader);
      await tx.delete(users).where(eq(users.id, leader));
      return after;
    });
    await afterwards();
    expect(await seen(id, leader)).toEqual(everywhere(['leader'], false));
    expect(await seen(id, member)).toEqual(everywhere(['leader'], true));
    expect(toldNow()).toEqual(['changed members', 'changed requests']);
  });
});

describe('a change whose acknowledgement was lost', () => {
  it('is not missing from any cache', async () => {
    const { groups, joining } = createFeature();
    const [leader, member] = [await someone(), await someone()];
    const { id, groupCode } = await groups.create(leader, blank);
    await joining.join(typist(member), groupCode);
    expect(await seen(id, member)).toEqual(everywhere(['leader', 'member'], true));
    const [membership] = memberships;
    if (!membership) throw new Error('no membership was created');
    const rosters = createRosterRepository(test.database.db);
    const { changing } = createAnnouncer(membership, () => told.push('told'));
    toldNow();
    const lost = changing(id, ['members'], async () => {
      await rosters.withGroup(id, ({ remove }) => remove(member));
      throw new Error('Connection terminated unexpectedly');
    });
    await expect(lost).rejects.toThrow('Connection terminated');
    expect(await seen(id, member)).toEqual(everywhere(['leader'], false));
    expect(toldNow()).toEqual([]);
  });
});

describe('a code that another group already has', () => {
  it('is replaced, for a new group and for a new code', async () => {
    const first = await createFeature().groups.create(await someone(), blank);
    const made: string[] = [];
    const codes = [first.groupCode, first.groupCode, 'ABC234', first.groupCode, 'XYZ789'];
    const { groups } = createFeature(() => {
      made.push(codes[made.length] ?? '');
      return made.at(-1) ?? '';
    });
    const leader = await someone();
    const second = await groups.create(leader, blank);
    expect(second.groupCode).toBe('ABC234');
    expect((await groups.renewCode(leader, second.id)).groupCode).toBe('XYZ789');
    expect(made).toHaveLength(5);
    expect(await groups.list(leader)).toHaveLength(1);
  });
});
