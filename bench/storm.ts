import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBare } from './child.ts';
import type { Row } from './row.ts';
import { signUp, startServer, withDataDir } from './server.ts';
import { median, startSignIns } from './wrk.ts';

const PORT = 4313;
const BARE_PORT = 4314;
const SAMPLES = 1500;
const GAP_MS = 2;
const FIRST_ROUNDS = 3;
const ROUNDS = 7;
const DRAINED_MS = 3000;

/**
 * 99th percentile in ms of requests sent one after the other, as one person would meet them. By a plain socket: the
 * garbage that `fetch` leaves is collected by threads that take the server's core away.
 */
async function p99(port: number, path: string, cookie: string): Promise<number> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`;
  const times: number[] = [];
  try {
    await once(socket, 'connect');
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const began = performance.now();
      socket.write(request);
      // So short an answer comes in one piece.
      const [answer] = (await once(socket, 'data')) as [string];
      times.push(performance.now() - began);
      if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`answered ${answer.slice(0, 40)}`);
      await sleep(GAP_MS);
    }
  } finally {
    socket.destroy();
  }
  return times.toSorted((a, b) => a - b)[Math.floor(SAMPLES * 0.99)] ?? Number.NaN;
}

interface Tails {
  readonly ours: number;
  /** Of a bare node:http beside ours that does nothing else: what the machine alone costs. */
  readonly bare: number;
}

const tails = async (cookie: string): Promise<Tails> => ({
  ours: await p99(PORT, '/api/auth/user', cookie),
  bare: await p99(BARE_PORT, '/', cookie),
});

/** The middle one of some rounds: a single 99th percentile is the fifteenth worst of four seconds, and jumps. */
const middle = (rounds: readonly Tails[]): Tails => ({
  ours: median(rounds.map(({ ours }) => ours)),
  bare: median(rounds.map(({ bare }) => bare)),
});

/**
 * Puts this process before all others: who measures stands for another machine, and must not wait for a core here.
 * @returns whether it could be done; it takes Linux and its right
 */
const measureFirst = (): boolean =>
  spawnSync('chrt', ['--fifo', '--reset-on-fork', '--pid', '10', String(process.pid)], { stdio: 'ignore' })
    .status === 0;

interface Storm {
  readonly tails: Tails;
  /** Sign-ins answered a second. */
  readonly rate: number;
}

async function inStorm(url: string, cookie: string): Promise<Storm> {
  const signIns = await startSignIns(url);
  try {
    return { tails: await tails(cookie), rate: await signIns.stop() };
  } finally {
    signIns.kill();
    // Those who still wait in the server are answered, if to nobody.
    await sleep(DRAINED_MS);
  }
}

const both = ({ ours, bare }: Tails): string => `${ours.toFixed(2)} ms (bare ${bare.toFixed(2)})`;

export const signInStorm = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const server = await startServer(dataDir, PORT);
    const bare = await startBare(BARE_PORT, { headers: {}, body: '{}' });
    try {
      const { cookie } = await signUp(server.url);
      const isFirst = measureFirst();
      // The first storms a process meets: half a minute until its path is compiled, which shows in the figure.
      const first: Storm[] = [];
      while (first.length < FIRST_ROUNDS) first.push(await inStorm(server.url, cookie));
      const calms: Tails[] = [];
      const storms: Storm[] = [];
      // In turn: what the machine does beside us comes and goes within minutes, and must meet both alike.
      while (storms.length < ROUNDS) {
        calms.push(await tails(cookie));
        storms.push(await inStorm(server.url, cookie));
      }
      const calm = middle(calms);
      const storm = middle(storms.map((round) => round.tails));
      const rate = median(storms.map((round) => round.rate));
      const without = isFirst ? '' : '; who measures had no class of its own';
      return [
        {
          name: 'GET /api/auth/user in a storm of sign-ins, p99, with a bare node:http beside it',
          figure: `${both(calm)} calm, ${both(storm)} under ${rate.toFixed(0)} sign-ins/s; ${both(middle(first.map((round) => round.tails)))} in the first half minute after a start${without}`,
          limit: 'at most doubled',
          kept: storm.ours <= 2 * calm.ours,
        },
      ];
    } finally {
      bare.kill();
      await server.stop();
    }
  });
