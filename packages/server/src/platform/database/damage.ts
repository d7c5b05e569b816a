import type pg from 'pg';
import { isDatabaseAway } from './unavailable.ts';

/** The checksums of some pages do not match; `message` names the tables. */
class TablesDamagedError extends Error {}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Reads every page of every table, so that the engine verifies its checksum and raises an error (SQLSTATE XX001) where
 * it does not match. Skips indexes, which can be rebuilt. Pages in memory are not read from disk again, so this finds
 * most right after the start.
 * @returns the tables that cannot be read, as `schema.table`
 * @throws what the driver throws when the database is away
 */
export async function findDamagedTables(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ schema: string; name: string }>(
      `SELECT relnamespace::regnamespace::text AS schema, relname AS name FROM pg_class
       WHERE relkind IN ('r', 't', 'm') AND relpersistence = 'p' ORDER BY 1, 2`,
    );
    // Only a sequential scan reads every page.
    await client.query(
      'SET enable_indexscan = off; SET enable_indexonlyscan = off; SET enable_bitmapscan = off',
    );
    const damaged: string[] = [];
    for (const { schema, name } of rows) {
      try {
        await client.query(`SELECT count(*) FROM ${quoted(schema)}.${quoted(name)}`);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        damaged.push(`${schema}.${name}`);
      }
    }
    await client.query('RESET enable_indexscan; RESET enable_indexonlyscan; RESET enable_bitmapscan');
    return damaged;
  } finally {
    client.release();
  }
}

/** @throws TablesDamagedError if a snapshot would copy damaged tables */
export async function requireWholeTables(pool: pg.Pool): Promise<void> {
  const damaged = await findDamagedTables(pool);
  if (damaged.length > 0) throw new TablesDamagedError(`damaged tables: ${damaged.join(', ')}`);
}
