import type { GroupPerson } from '@manasik/contract/groups';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { hajjGroupPeople } from '../../../domain/groups.table.ts';

const { id, groupId, name, createdAt } = hajjGroupPeople;

/** People in a group who have no phone. */
export function createPeopleRepository(db: Db) {
  return {
    /** In the order in which they were added. */
    list: (group: string): Promise<GroupPerson[]> =>
      db
        .select({ id, name })
        .from(hajjGroupPeople)
        .where(eq(groupId, group))
        .orderBy(asc(createdAt), asc(id)),

    count: async (tx: Db, group: string): Promise<number> => {
      const [row] = await tx.select({ people: count() }).from(hajjGroupPeople).where(eq(groupId, group));
      return row?.people ?? 0;
    },

    add: async (tx: Db, person: { groupId: string; name: string; createdAt: Date }): Promise<GroupPerson> => {
      const [row] = await tx.insert(hajjGroupPeople).values(person).returning({ id, name });
      if (!row) throw new Error('an insert returned no row');
      return row;
    },

    /** @returns whether the person existed */
    remove: async (tx: Db, group: string, person: string): Promise<boolean> => {
      const gone = await tx
        .delete(hajjGroupPeople)
        .where(and(eq(groupId, group), eq(id, person)))
        .returning({ id });
      return gone.length > 0;
    },
  };
}

export type PeopleRepository = ReturnType<typeof createPeopleRepository>;
