import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const stamps = {
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
};

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    /** SHA-256 of the cookie's token: a copy of this table signs nobody in. */
    tokenHash: text('token_hash').notNull().unique('sessions_token_hash_unique'),
    userAgent: text('user_agent'),
    expiresAt: instant('expires_at').notNull(),
    ...stamps,
  },
  (table) => [index('sessions_user_id_index').on(table.userId)],
);

/** Ways to sign in; today a password. */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Argon2id in PHC notation. */
    password: text('password'),
    ...stamps,
  },
  (table) => [index('credentials_user_id_index').on(table.userId)],
);

/** Tokens sent by mail; the identifier is hashed. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    ...stamps,
  },
  (table) => [index('verifications_identifier_index').on(table.identifier)],
);
