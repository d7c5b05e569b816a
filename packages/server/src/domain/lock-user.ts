import { eq } from 'drizzle-orm';
import type { Db } from '../platform/database/index.ts';
import { AppError } from '../platform/errors.ts';
import { users } from './users.table.ts';

/**
 * Locks an account until the transaction ends, so that two devices that add at once take turns and a limit holds.
 * @throws AppError `auth.signInFirst` if the account was deleted meanwhile
 */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  // A stronger lock would block every write that references the account.
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if (rows.length === 0) throw new AppError('auth.signInFirst');
}
