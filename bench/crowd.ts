import { randomBytes, randomUUID } from 'node:crypto';
import type { Place } from '../packages/server/src/faults/harness/place.ts';
import { credentials, sessions } from '../packages/server/src/features/account/account.table.ts';
import { hajjGroupMembers, hajjGroups } from '../packages/server/src/domain/groups.table.ts';
import { users } from '../packages/server/src/domain/users.table.ts';
import { sha256 } from '../packages/server/src/platform/hash.ts';

export interface CrowdGroup {
  readonly id: string;
  /** One entry per member. */
  readonly cookies: readonly string[];
}

/**
 * Inserts people with sessions, in groups of `size`, directly into the database: registering thousands would take
 * minutes.
 */
export async function makeCrowd(place: Place, groups: number, size: number): Promise<CrowdGroup[]> {
  const database = await place.open();
  const crowd: CrowdGroup[] = [];
  try {
    for (let index = 0; index < groups; index += 1) {
      const id = randomUUID();
      const people = Array.from({ length: size }, () => ({
        id: randomUUID(),
        token: randomBytes(24).toString('hex'),
      }));
      const { db } = database;
      await db.insert(users).values(
        people.map((person) => ({
          id: person.id,
          email: `${person.id}@example.org`,
          firstName: 'A',
          lastName: 'B',
        })),
      );
      await db
        .insert(credentials)
        .values(
          people.map((person) => ({ userId: person.id, providerId: 'credential', accountId: person.id })),
        );
      const expiresAt = new Date(Date.now() + 86_400_000);
      await db
        .insert(sessions)
        .values(people.map((person) => ({ userId: person.id, tokenHash: sha256(person.token), expiresAt })));
      await db
        .insert(hajjGroups)
        .values({ id, name: 'Bench', maxMembers: 100, groupCode: `B${index.toString(36).padStart(5, '0')}` });
      await db.insert(hajjGroupMembers).values(
        people.map((person) => ({
          groupId: id,
          userId: person.id,
          role: 'member' as const,
          status: 'active' as const,
          typedCode: '-',
        })),
      );
      crowd.push({ id, cookies: people.map(({ token }) => `manasik-session=${token}`) });
    }
  } finally {
    await database.close();
  }
  return crowd;
}
