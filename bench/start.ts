import type { Row } from './row.ts';
import { startServer, withDataDir } from './server.ts';
import { median } from './wrk.ts';

const PORT = 4312;

/** Measures the start of the process until it serves, on an existing data directory. */
export const start = (): Promise<Row[]> =>
  withDataDir(async (dataDir) => {
    const first = await startServer(dataDir, PORT);
    await first.stop();
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const server = await startServer(dataDir, PORT);
      times.push(server.startMs);
      await server.stop();
    }
    const seconds = median(times) / 1000;
    const name = 'start to serving, existing data';
    return [{ name, figure: `${seconds.toFixed(2)} s`, limit: 'under 3 s', kept: seconds < 3 }];
  });
