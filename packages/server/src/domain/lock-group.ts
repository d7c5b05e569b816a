import { eq } from 'drizzle-orm';
import type { Db } from '../platform/database/index.ts';
import { AppError } from '../platform/errors.ts';
import { hajjGroups } from './groups.table.ts';

/**
 * Locks a group until the transaction ends, so that changes made at once take turns and a limit holds.
 * @throws AppError `group.notFound` if the group was deleted meanwhile
 */
export async function lockGroup(tx: Db, groupId: string): Promise<void> {
  // A stronger lock would block every write that references the group.
  const rows = await tx
    .select({ id: hajjGroups.id })
    .from(hajjGroups)
    .where(eq(hajjGroups.id, groupId))
    .for('no key update');
  if (rows.length === 0) throw new AppError('group.notFound', 'There is no such group');
}
