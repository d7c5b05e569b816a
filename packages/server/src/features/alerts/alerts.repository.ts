import { eq, inArray } from 'drizzle-orm';
import { hajjGroupPeople, hajjGroups } from '../../domain/groups.table.ts';
import type { Db } from '../../platform/database/index.ts';
import { users } from '../../domain/users.table.ts';

export interface GroupFacts {
  readonly name: string;
  readonly emergencyContact: string | null;
  /** Ids of its people without a phone. */
  readonly peopleIds: readonly string[];
}

export function createAlertsRepository(db: Db) {
  return {
    /** Null for a deleted group. */
    groupFacts: async (groupId: string): Promise<GroupFacts | null> => {
      const [group] = await db
        .select({ name: hajjGroups.name, emergencyContact: hajjGroups.emergencyContact })
        .from(hajjGroups)
        .where(eq(hajjGroups.id, groupId));
      if (!group) return null;
      const people = await db
        .select({ id: hajjGroupPeople.id })
        .from(hajjGroupPeople)
        .where(eq(hajjGroupPeople.groupId, groupId));
      return { ...group, peopleIds: people.map(({ id }) => id) };
    },

    /** User id -> first and last name. */
    names: async (userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      if (userIds.length === 0) return new Map();
      const rows = await db
        .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(inArray(users.id, [...userIds]));
      return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
    },
  };
}

export type AlertsRepository = ReturnType<typeof createAlertsRepository>;
