import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Browsers that have signed in to an account. They may try a password while others are locked out, and nothing else.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the account's id and the cookie's token, so that two accounts on one device cannot be linked. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ownerId(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [index('known_devices_user_id_index').on(table.userId)],
);
