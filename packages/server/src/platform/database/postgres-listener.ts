import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Hears, Listener } from './engine.ts';
import { DatabaseAwayError } from './unavailable.ts';

// Names the connections that listen, so that they can be found.
const LISTENS = 'manasik listener';
// A connection can break without a word: together these are how long that stays unknown at the most.
const ASK_EVERY_MS = 1000;
const ANSWERS_WITHIN_MS = 3000;
// Then the server lets go of a machine that lost its power or its network, for which every change waits until then.
const GONE_IN_TEN_SECONDS = [
  'SET tcp_keepalives_idle = 5',
  'SET tcp_keepalives_interval = 2',
  'SET tcp_user_timeout = 10000',
] as const;
const RETRY_MS = [0, 100, 200, 500, 1000] as const;

/** Listens to a PostgreSQL server on a connection of its own, which has to reach the server itself or one of its sessions. */
export function listenToPostgres(databaseUrl: string, channels: readonly string[], hears: Hears): Listener {
  let current: pg.Client | null = null;
  // One statement at a time: what is asked for meanwhile waits here, and not in the driver.
  let turn: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();

  const queryOf = <Row extends pg.QueryResultRow>(
    client: pg.Client,
    query: pg.QueryConfig | string,
  ): Promise<pg.QueryResult<Row>> => {
    const result = turn.then(() => client.query<Row>(query));
    turn = result.catch(() => {});
    return result;
  };
  const connectOnce = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
      query_timeout: ANSWERS_WITHIN_MS,
      keepAlive: true,
    });
    const broken = Promise.withResolvers<void>();
    const lose = (): void => {
      broken.resolve();
      if (current !== client) return;
      current = null;
      hears.lost();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload, processId }) =>
      hears.announced(channel, payload ?? '', processId),
    );
    closing.signal.addEventListener('abort', lose);
    try {
      await client.connect();
      // One message, and so one transaction: whoever finds it is heard by it.
      const listens = channels.map((channel) => `LISTEN "${channel}"`);
      await client.query(
        [...listens, `SET application_name = '${LISTENS}'`, ...GONE_IN_TEN_SECONDS].join('; '),
      );
      if (closing.signal.aborted) return;
      current = client;
      hears.listening();
      const isCurrent = () => current === client;
      while (isCurrent()) {
        await Promise.race([broken.promise, sleep(ASK_EVERY_MS, undefined, { ref: false })]);
        if (isCurrent()) await queryOf(client, 'SELECT 1');
      }
    } finally {
      lose();
      closing.signal.removeEventListener('abort', lose);
      // Not waited for: it may never answer.
      client.end().catch(() => {});
    }
  };
  const keepConnected = async (): Promise<void> => {
    let failures = 0;
    while (!closing.signal.aborted) {
      const before = performance.now();
      // Why it broke is in the log of the pool, which meets the same server.
      await connectOnce().catch(() => {});
      failures = performance.now() - before > ASK_EVERY_MS ? 0 : Math.min(failures + 1, RETRY_MS.length - 1);
      await sleep(RETRY_MS[failures], undefined, { signal: closing.signal }).catch(() => {});
    }
  };
  const kept = keepConnected();
  const client = (): pg.Client => {
    if (!current) throw new DatabaseAwayError('nobody listens to the database');
    return current;
  };

  return {
    announce: async (channel, payloads) => {
      await queryOf(client(), {
        name: 'announce',
        text: 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload',
        values: [channel, payloads],
      });
    },
    listeners: async () => {
      const { rows } = await queryOf<{ pid: number }>(client(), {
        name: 'find_listeners',
        text: 'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1',
        values: [LISTENS],
      });
      return rows.map(({ pid }) => pid);
    },
    close: async () => {
      closing.abort();
      await kept;
    },
  };
}
