import type pg from 'pg';
import type { Hears, Listener } from './engine.ts';

/**
 * Listens on the one connection of the embedded database. Its engine says what a transaction announces before it says
 * that it is committed, so whoever waits for a change has heard of it.
 */
export function listenToEmbedded(pool: pg.Pool, channels: readonly string[], hears: Hears): Listener {
  const statement = channels.map((channel) => `LISTEN "${channel}"`).join('; ');
  const attached = new WeakSet<pg.PoolClient>();
  let isClosed = false;
  const listenOn = async (client: pg.PoolClient): Promise<void> => {
    try {
      await client.query(statement);
    } catch {
      // The connection is of no use then: the pool makes another one, which comes here too.
      return;
    }
    if (!isClosed) hears.listening();
  };
  const attachOpen = async (): Promise<void> => {
    try {
      const client = await pool.connect();
      attach(client);
      client.release();
    } catch {
      // There is none; the next one comes by the event.
    }
  };
  const attach = (client: pg.PoolClient): void => {
    if (attached.has(client) || isClosed) return;
    attached.add(client);
    client.on('notification', ({ channel, payload, processId }) => {
      if (!isClosed) hears.announced(channel, payload ?? '', processId);
    });
    client.on('end', () => {
      if (!isClosed) hears.lost();
    });
    void listenOn(client);
  };
  pool.on('connect', attach);
  // The connection that is open already.
  void attachOpen();
  return {
    // There is one process: whom should it tell?
    announce: async () => {},
    listeners: async () => [],
    close: async () => {
      isClosed = true;
      pool.off('connect', attach);
    },
  };
}
