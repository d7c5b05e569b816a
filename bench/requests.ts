import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Row } from './row.ts';
import { signUp, startServer, withDataDir } from './server.ts';
import { median, requestsPerSecond } from './wrk.ts';

const bare = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const ROUNDS = 5;
const PORT = 4310;
const BARE_PORT = 4311;

/** Measures an endpoint and a bare `node:http` that answers the same head and body, in turn, so that both meet the same machine. */
async function compare(name: string, url: string, path: string, cookie: string): Promise<Row> {
  const reply = await fetch(`${url}${path}`, { headers: { cookie } });
  const headers = Object.fromEntries(
    [...reply.headers].filter(([key]) => !['date', 'connection', 'keep-alive'].includes(key)),
  );
  const server = fork(bare, {
    env: { ...process.env, BARE: JSON.stringify({ headers, body: await reply.text() }) },
  });
  server.send({ port: BARE_PORT });
  await once(server, 'message');
  const ratios: number[] = [];
  const rates: number[] = [];
  // The first round warms both up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const floor = await requestsPerSecond(`http://127.0.0.1:${BARE_PORT}/`, cookie, 3);
    const ours = await requestsPerSecond(`${url}${path}`, cookie, 3);
    if (round > 0) ratios.push(ours / floor);
    if (round > 0) rates.push(ours);
  }
  server.kill();
  const figure = `${median(ratios).toFixed(2)} of bare node:http (${Math.round(median(rates))}/s)`;
  return { name, figure, limit: 'at least 0.50', kept: median(ratios) >= 0.5 };
}

export const requests = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const server = await startServer(dataDir, PORT);
    try {
      const { cookie } = await signUp(server.url);
      return [
        await compare('GET /api/auth/user', server.url, '/api/auth/user', cookie),
        await compare('GET /api/prayer-times', server.url, '/api/prayer-times?lat=21.42&lon=39.83', cookie),
      ];
    } finally {
      await server.stop();
    }
  });
