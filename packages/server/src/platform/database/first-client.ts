import type { PoolClient } from 'pg';

const startTries = 5;
// What pg-pool says when a connection did not come in its time.
const isLate = (error: unknown): boolean =>
  error instanceof Error && /timeout exceeded when trying to connect|connection timeout/.test(error.message);

/**
 * The first connection of a process. While it starts it is busy with itself, so that an answer which has long arrived
 * can seem late: what only seems late is asked for again, five times in all.
 * @throws what the driver throws
 */
export async function firstClient(pool: { connect: () => Promise<PoolClient> }): Promise<PoolClient> {
  for (let attempt = 1; attempt < startTries; attempt += 1) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isLate(error)) throw error;
    }
  }
  return pool.connect();
}
