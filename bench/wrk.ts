import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Requests per second of one address under 64 connections. Needs `wrk`, a package of most systems. */
export async function requestsPerSecond(url: string, cookie: string, seconds = 4): Promise<number> {
  const args = ['-t1', '-c64', `-d${seconds}s`, '-H', `cookie: ${cookie}`, url];
  const { stdout } = await run('wrk', args).catch((cause: unknown) => {
    throw new Error('wrk could not be run; install it by the package manager (apt-get install wrk)', {
      cause,
    });
  });
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered errors:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
