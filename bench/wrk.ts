import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const rotate = fileURLToPath(new URL('./rotate.lua', import.meta.url));
const pace = fileURLToPath(new URL('./pace.lua', import.meta.url));

const NO_WRK = 'wrk could not be run; install it by the package manager (apt-get install wrk)';
const rateIn = (report: string): number => Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);

/** Requests per second of one address over 64 connections. Needs `wrk`, which most systems package. */
export const requestsPerSecond = (
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds = 4,
): Promise<number> =>
  rateOf(url, [
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    `-d${seconds}s`,
  ]);

/** The same for a POST of one body by many people in turn. */
export async function postsPerSecond(
  url: string,
  cookies: readonly string[],
  body: string,
  seconds = 4,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'manasik-bench-'));
  try {
    const list = join(folder, 'cookies');
    writeFileSync(list, cookies.join('\n'));
    return await rateOf(url, ['-s', rotate, `-d${seconds}s`], { COOKIES: list, POST_BODY: body });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same for sessions in turn, each of which reads its own path; each tenth request is a POST of `body` instead. */
export async function pacePerSecond(
  url: string,
  people: readonly { readonly cookie: string; readonly path: string }[],
  update: { readonly path: string; readonly body: string },
  seconds: number,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'manasik-bench-'));
  try {
    const list = join(folder, 'people');
    writeFileSync(list, people.map(({ cookie, path }) => `${cookie} ${path}`).join('\n'));
    return await rateOf(url, ['-s', pace, `-d${seconds}s`], {
      PEOPLE: list,
      POST_PATH: update.path,
      POST_BODY: update.body,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function rateOf(
  url: string,
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const args = ['-t1', '-c64', ...options, url];
  const { stdout } = await run('wrk', args, { env: { ...process.env, ...env } }).catch((cause: unknown) => {
    throw new Error(NO_WRK, { cause });
  });
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered errors:\n${stdout}`);
  return rateIn(stdout);
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
