import { availableParallelism } from 'node:os';
import { createPlace, redisUrl } from '../packages/server/src/faults/harness/place.ts';
import { makeCrowd } from './crowd.ts';
import { positionBody } from './people.ts';
import { cpuSeconds } from './probe.ts';
import type { Row } from './row.ts';
import { type RunningServer, startServer } from './server.ts';
import { median, postsPerSecond } from './wrk.ts';

const PORTS = [4316, 4317] as const;
const GROUPS = 10;
const SIZE = 20;
const ROUNDS = 3;
const SECONDS = 4;
/** PostgreSQL, Redis and the load generator need cores besides those of the two processes. */
const CORES_FOR_TWO = 6;
const sum = (rates: readonly number[]): number => rates.reduce((total, rate) => total + rate, 0);

function rowsOf(ratio: number, cost: number): Row[] {
  const cores = availableParallelism();
  const allow = cores >= CORES_FOR_TWO;
  return [
    {
      name: 'updates/s of two processes beside one',
      figure: `${ratio.toFixed(2)} times on ${cores} cores${allow ? '' : ', which are busy with one'}`,
      limit: 'at least 1.6 times where cores allow',
      kept: ratio >= 1.6,
    },
    {
      name: 'processor time of an update on two processes beside one',
      figure: `${cost.toFixed(2)} times`,
      limit: 'at most 1.25 times, so that two do 1.6 times as much',
      kept: cost <= 1.25,
    },
  ];
}

/** Compares the updates per second of two processes over one PostgreSQL and one Redis with those of one process. */
export const nodes = async (): Promise<Row[]> => {
  const place = await createPlace(true);
  const settings = {
    DATABASE_URL: place.settings['DATABASE_URL'] ?? '',
    REDIS_URL: redisUrl ?? 'redis://127.0.0.1:6379',
  };
  const servers: RunningServer[] = [];
  try {
    const groups = await makeCrowd(place, GROUPS, SIZE);
    const halves = [groups.slice(0, GROUPS / 2), groups.slice(GROUPS / 2)].map((half) =>
      half.flatMap(({ cookies }) => cookies),
    );
    for (const port of PORTS) servers.push(await startServer(place.dataDir, port, settings));
    const measure = (count: number): Promise<number[]> =>
      Promise.all(
        servers
          .slice(0, count)
          .map(({ url }, index) =>
            postsPerSecond(`${url}/api/location/update`, halves[index] ?? [], positionBody(), SECONDS),
          ),
      );
    const measureCpu = async (count: number): Promise<{ rate: number; microseconds: number }> => {
      const before = sum(servers.map(cpuSeconds));
      const rate = sum(await measure(count));
      return { rate, microseconds: ((sum(servers.map(cpuSeconds)) - before) * 1e6) / (rate * SECONDS) };
    };
    const ratios: number[] = [];
    const costs: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const one = await measureCpu(1);
      const two = await measureCpu(2);
      // The first round warms both up.
      if (round > 0) ratios.push(two.rate / one.rate);
      if (round > 0) costs.push(two.microseconds / one.microseconds);
    }
    return rowsOf(median(ratios), median(costs));
  } finally {
    for (const server of servers) await server.stop();
    await place.remove();
  }
};
