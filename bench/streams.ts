import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createPlace, redisUrl } from '../packages/server/src/faults/harness/place.ts';
import { heard } from './child.ts';
import { makeCrowd } from './crowd.ts';
import { residentMb } from './probe.ts';
import type { Row } from './row.ts';
import { startServer } from './server.ts';

const client = fileURLToPath(new URL('./stream-client.ts', import.meta.url));
const PORT = 4315;
const GROUPS = 250;
const SIZE = 20;
const UPDATES_PER_SECOND = 1000;
const SECONDS = 15;

interface Measured {
  readonly p50: number;
  readonly p99: number;
  readonly delivered: number;
  readonly updates: number;
  readonly rate: number;
}

/** Resident memory of a process in bytes. */
const memoryOf = (pid: number): number => residentMb(pid) * 1024 * 1024;

/** Five thousand readers listen on one process while a thousand positions per second arrive. */
export const streams = async (): Promise<Row[]> => {
  const place = await createPlace(true);
  try {
    const groups = await makeCrowd(place, GROUPS, SIZE);
    const server = await startServer(place.dataDir, PORT, {
      DATABASE_URL: place.settings['DATABASE_URL'] ?? '',
      // As in operation: without it, a process that cannot rule out other processes reads everything again every 5 s.
      REDIS_URL: redisUrl ?? 'redis://127.0.0.1:6379',
    });
    const load = fork(client);
    try {
      const before = memoryOf(server.pid);
      const order = {
        host: '127.0.0.1',
        port: PORT,
        groups,
        updatesPerSecond: UPDATES_PER_SECOND,
        seconds: SECONDS,
      };
      load.send(order);
      await heard(load);
      const perStream = (memoryOf(server.pid) - before) / (GROUPS * SIZE) / 1024;
      load.send('go');
      // The client's only message.
      const measured = (await heard(load)) as Measured;
      return rowsOf(measured, perStream);
    } finally {
      load.kill();
      await server.stop();
    }
  } finally {
    await place.remove();
  }
};

function rowsOf({ p50, p99, delivered, updates, rate }: Measured, perStream: number): Row[] {
  const name = `${GROUPS * SIZE} streams, ${Math.round(rate)} updates/s in groups of ${SIZE}`;
  const lost = updates * SIZE - delivered;
  return [
    { name, figure: `delivery p50 ${p50} ms, p99 ${p99} ms`, limit: 'p99 under 250 ms', kept: p99 < 250 },
    {
      name: 'events lost of those delivered',
      figure: `${lost} of ${updates * SIZE}`,
      limit: '0',
      kept: lost === 0,
    },
    {
      name: 'memory of a stream',
      figure: `${perStream.toFixed(1)} KB`,
      limit: 'under 40 KB',
      kept: perStream < 40,
    },
  ];
}
