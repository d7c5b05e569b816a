import { type BareReply, startBare } from './child.ts';
import type { Row } from './row.ts';
import { signUp, startServer, withDataDir } from './server.ts';
import { median, requestsPerSecond } from './wrk.ts';

const ROUNDS = 5;
const PORT = 4310;
const BARE_PORT = 4311;

interface Compared {
  readonly name: string;
  /** Required share of the bare server's throughput. */
  readonly limit: number;
  /** The fixed response of the bare server. */
  readonly reply: BareReply;
  /** Measures the requests per second of an origin. */
  readonly measure: (origin: string) => Promise<number>;
}

/**
 * Measures a server and, in turn with it, a bare `node:http` that returns the same head and body, so that both run
 * under the same machine load.
 */
export async function compare(url: string, { name, limit, reply, measure }: Compared): Promise<Row> {
  const server = await startBare(BARE_PORT, reply);
  const ratios: number[] = [];
  const rates: number[] = [];
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await measure(`http://127.0.0.1:${BARE_PORT}`);
    const ours = await measure(url);
    if (round > 0) ratios.push(ours / floor);
    if (round > 0) rates.push(ours);
  }
  server.kill();
  const figure = `${median(ratios).toFixed(2)} of bare node:http (${Math.round(median(rates))}/s)`;
  return { name, figure, limit: `at least ${limit.toFixed(2)}`, kept: median(ratios) >= limit };
}

/** Copies a response for the bare server to return. */
export async function recorded(reply: Response): Promise<BareReply> {
  const headers = Object.fromEntries(
    [...reply.headers].filter(([key]) => !['date', 'connection', 'keep-alive'].includes(key)),
  );
  return { headers, body: await reply.text() };
}

/** Compares a GET of one address with the bare server. */
export async function compareGet(
  name: string,
  url: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  limit = 0.5,
): Promise<Row> {
  const reply = await recorded(await fetch(`${url}${path}`, { headers }));
  return compare(url, {
    name,
    limit,
    reply,
    measure: (origin) => requestsPerSecond(origin + path, headers, 3),
  });
}

/** Stores a day of two sources. @throws when it is refused */
async function storeMetrics(url: string, cookie: string): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const values = { steps: 7000, distanceMetres: 5200, sleepMinutes: 400, restingPulse: 61 };
  const metrics = [
    { date, source: 'manual', values },
    { date, source: 'apple', values },
  ];
  const reply = await fetch(`${url}/api/health/metrics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ metrics }),
  });
  if (reply.status !== 201) throw new Error(`storing metrics answered ${reply.status}`);
}

export const requests = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const server = await startServer(dataDir, PORT);
    try {
      const { cookie } = await signUp(server.url);
      await storeMetrics(server.url, cookie);
      return [
        await compareGet('GET /api/auth/user', server.url, '/api/auth/user', { cookie }),
        await compareGet('GET /api/prayer-times', server.url, '/api/prayer-times?lat=21.42&lon=39.83', {
          cookie,
        }),
        await compareGet('GET /api/health/latest', server.url, '/api/health/latest', { cookie }),
      ];
    } finally {
      await server.stop();
    }
  });
