import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Row } from './row.ts';
import { signUp, startServer, withDataDir } from './server.ts';

const stormClient = fileURLToPath(new URL('./storm-client.ts', import.meta.url));
const PORT = 4313;
const SAMPLES = 1500;
const GAP_MS = 2;

/** 99th percentile in ms of requests sent one after the other, as one person would meet them. */
async function p99(url: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const began = performance.now();
    const reply = await fetch(`${url}/api/auth/user`, { headers: { cookie } });
    await reply.arrayBuffer();
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, GAP_MS));
  }
  return times.toSorted((a, b) => a - b)[Math.floor(SAMPLES * 0.99)] ?? Number.NaN;
}

export const signInStorm = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const server = await startServer(dataDir, PORT);
    try {
      const { cookie } = await signUp(server.url);
      await p99(server.url, cookie);
      const calm = await p99(server.url, cookie);
      const began = performance.now();
      // A process of its own: what is timed here must not wait for the storm's own work.
      const storm = fork(stormClient, [server.url]);
      const stormy = await p99(server.url, cookie);
      storm.send('stop');
      // The client sends one number, how many were answered.
      const [answered] = (await once(storm, 'message')) as [number];
      const rate = answered / ((performance.now() - began) / 1000);
      const figure = `p99 ${calm.toFixed(1)} ms calm, ${stormy.toFixed(1)} ms under ${Math.round(rate)} sign-ins/s`;
      return [
        {
          name: 'GET /api/auth/user in a storm of sign-ins',
          figure,
          limit: 'at most doubled',
          kept: stormy <= 2 * calm,
        },
      ];
    } finally {
      await server.stop();
    }
  });
