import type {
  Group,
  GroupMember,
  GroupRole,
  Invitation,
  JoinRequest,
  OwnRequest,
} from '@manasik/contract/groups';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/index.ts';
import { hajjGroupMembers, hajjGroups } from '../../domain/groups.table.ts';
import { unreadMessages } from '../../domain/unread-messages.ts';
import { users } from '../../domain/users.table.ts';

const { groupId, userId: user, role, status, joinedAt } = hajjGroupMembers;
const isActive = eq(status, 'active');
const isPending = eq(status, 'pending');

const counted = (wanted: 'active' | 'pending'): SQL =>
  sql`(SELECT count(*) FROM hajj_group_members counted WHERE counted.group_id = ${hajjGroups.id} AND counted.status = ${wanted})`;

/** A group as one member sees it, joined with the member's own row. */
const groupColumns = {
  id: hajjGroups.id,
  name: hajjGroups.name,
  description: hajjGroups.description,
  meetingPoint: hajjGroups.meetingPoint,
  emergencyContact: hajjGroups.emergencyContact,
  maxMembers: hajjGroups.maxMembers,
  groupCode: hajjGroups.groupCode,
  approvalRequired: hajjGroups.approvalRequired,
  latitude: hajjGroups.meetingLatitude,
  longitude: hajjGroups.meetingLongitude,
  role,
  memberCount: sql`${counted('active')}`.mapWith(Number),
  // Only leaders learn that someone waits for approval.
  requestCount: sql`CASE WHEN ${role} = 'leader' THEN ${counted('pending')} ELSE 0 END`.mapWith(Number),
};

type GroupRow = Omit<Group, 'meetingPin'> & {
  readonly latitude: number | null;
  readonly longitude: number | null;
};

const groupOf = ({ latitude, longitude, ...row }: GroupRow): Group => ({
  ...row,
  meetingPin: latitude === null || longitude === null ? null : { latitude, longitude },
});

const memberColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role,
  joinedAt,
};

const memberOf = (row: Omit<GroupMember, 'joinedAt'> & { readonly joinedAt: Date }): GroupMember => ({
  ...row,
  joinedAt: row.joinedAt.toISOString(),
});

/**
 * What members read about their groups. Each query joins the reader's own row, so that a departure takes effect at
 * once.
 */
export function createGroupsRepository(db: Db) {
  const read = (where: SQL | undefined): Promise<GroupRow[]> =>
    db
      .select({ ...groupColumns, unreadCount: unreadMessages })
      .from(hajjGroupMembers)
      .innerJoin(hajjGroups, eq(hajjGroups.id, groupId))
      .where(and(isActive, where))
      .orderBy(desc(joinedAt), asc(hajjGroups.id));

  return {
    list: async (readerId: string): Promise<Group[]> => (await read(eq(user, readerId))).map(groupOf),

    /** Null unless the group has this code and this member. */
    invitation: async (groupCode: string, memberId: string): Promise<Invitation | null> => {
      const [row] = await db
        .select({ groupName: hajjGroups.name, inviterFirstName: users.firstName })
        .from(hajjGroups)
        .innerJoin(hajjGroupMembers, eq(groupId, hajjGroups.id))
        .innerJoin(users, eq(users.id, user))
        .where(and(eq(hajjGroups.groupCode, groupCode), eq(user, memberId), isActive));
      return row ?? null;
    },

    /** Null for everyone except members. */
    find: async (id: string, readerId: string): Promise<Group | null> => {
      const [row] = await read(and(eq(groupId, id), eq(user, readerId)));
      return row ? groupOf(row) : null;
    },

    /** Null for everyone except members. */
    roleOf: async (id: string, readerId: string): Promise<GroupRole | null> => {
      const [row] = await db
        .select({ role })
        .from(hajjGroupMembers)
        .where(and(eq(groupId, id), eq(user, readerId), isActive));
      return row?.role ?? null;
    },

    /** Leaders first, then in the order in which they joined; empty for everyone except members. */
    members: async (id: string, readerId: string): Promise<GroupMember[]> => {
      const reader = alias(hajjGroupMembers, 'reader');
      // Depends on the reader's current role, so the same query decides it.
      const email = sql<
        string | null
      >`CASE WHEN ${reader.role} = 'leader' OR ${users.id} = ${reader.userId} THEN ${users.email} END`;
      const rows = await db
        .select({ ...memberColumns, email })
        .from(hajjGroupMembers)
        .innerJoin(users, eq(users.id, user))
        .innerJoin(
          reader,
          and(eq(reader.groupId, groupId), eq(reader.userId, readerId), eq(reader.status, 'active')),
        )
        .where(and(eq(groupId, id), isActive))
        .orderBy(sql`${role} <> 'leader'`, asc(joinedAt), asc(user));
      return rows.map(memberOf);
    },

    /** As leaders see them. */
    findMember: async (id: string, userId: string): Promise<GroupMember | null> => {
      const [row] = await db
        .select(memberColumns)
        .from(hajjGroupMembers)
        .innerJoin(users, eq(users.id, user))
        .where(and(eq(groupId, id), eq(user, userId), isActive));
      return row ? memberOf(row) : null;
    },

    /** People who wait for approval, oldest request first. */
    requests: async (id: string): Promise<JoinRequest[]> => {
      const rows = await db
        .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName, at: joinedAt })
        .from(hajjGroupMembers)
        .innerJoin(users, eq(users.id, user))
        .where(and(eq(groupId, id), isPending))
        .orderBy(asc(joinedAt), asc(user));
      return rows.map(({ at, ...row }) => ({ ...row, requestedAt: at.toISOString() }));
    },

    /** The user's own waiting requests, oldest first. */
    requestsOf: async (userId: string): Promise<OwnRequest[]> => {
      const rows = await db
        .select({ id: hajjGroupMembers.id, groupCode: hajjGroupMembers.typedCode, at: joinedAt })
        .from(hajjGroupMembers)
        .where(and(eq(user, userId), isPending))
        .orderBy(asc(joinedAt), asc(hajjGroupMembers.id));
      return rows.map(({ at, ...row }) => ({ ...row, requestedAt: at.toISOString() }));
    },

    /**
     * @returns the group of the request; null if none waits under this id. A user approved in the meantime stays a
     * member.
     */
    withdraw: async (userId: string, requestId: string): Promise<string | null> => {
      const [row] = await db
        .delete(hajjGroupMembers)
        .where(and(eq(hajjGroupMembers.id, requestId), eq(user, userId), isPending))
        .returning({ groupId });
      return row?.groupId ?? null;
    },
  };
}

export type GroupsRepository = ReturnType<typeof createGroupsRepository>;
