import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    /** SHA-256 of the cookie's token, so that a copy of this table cannot be used to sign in. */
    tokenHash: text('token_hash').notNull().unique('sessions_token_hash_unique'),
    userAgent: text('user_agent'),
    expiresAt: instant('expires_at').notNull(),
    ...stamps,
  },
  (table) => [index('sessions_user_id_index').on(table.userId)],
);

/** Ways to sign in; currently only passwords. */
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

/** Tokens sent by mail, with a hashed identifier. */
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

/** Passkeys: the public key of a pair whose private key stays on a device or with its provider. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    /** The credential's id, base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_unique'),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter; the counter of a copied key falls behind. Zero for keys without a counter. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_user_id_index').on(table.userId)],
);

/** Secrets of authenticator apps, one per account. */
export const secondSteps = pgTable('second_steps', {
  userId: ownerId().primaryKey(),
  /** Base32. Not hashed, because codes are calculated from it. */
  secret: text('secret').notNull(),
  /** Null until a first code is confirmed; until then the secret has no effect. */
  confirmedAt: instant('confirmed_at'),
  /** The time step (RFC 6238) of the last used code, so that no code works twice. */
  usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the account's id and the code; using the code deletes the row. */
    codeHash: text('code_hash').primaryKey(),
    userId: ownerId(),
  },
  (table) => [index('recovery_codes_user_id_index').on(table.userId)],
);
