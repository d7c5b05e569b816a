import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export type Settings = Readonly<Record<string, string | undefined>>;

interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  /** Its origin, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Time from the start of the process to its first answer. */
  readonly startMs: number;
  readonly exited: Promise<Exit>;
  output(): { stdout: string; stderr: string };
  kill(signal: NodeJS.Signals): Promise<Exit>;
}

const server = path.join(import.meta.dirname, '../../..');
const START_WITHIN_MS = 75_000;
const running = new Set<ChildProcess>();

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Kills every process of this test file. */
export async function killServers(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      // A process that exits by itself reports it only once, and may remain in the set until its output has been read.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }),
  );
}

function spawnServer(settings: Settings) {
  const env = { PATH: process.env['PATH'], HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings };
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: server,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const text = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text.stderr += chunk;
  });
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal });
    });
  });
  return { child, text, exited };
}

/** Starts the server as a process. @throws when it exits, or is silent, before it serves */
export async function startServer(settings: Settings): Promise<ServerProcess> {
  const port = await freePort();
  const began = performance.now();
  const { child, text, exited } = spawnServer({ PORT: String(port), ...settings });
  const ready = new Promise<'ready'>((resolve) => {
    child.stdout.on('data', () => {
      if (text.stdout.includes('Manasik is at')) resolve('ready');
    });
  });
  const timeUp = new AbortController();
  const outcome = await Promise.race([
    ready,
    exited,
    sleep(START_WITHIN_MS, 'slow', { signal: timeUp.signal, ref: false }),
  ]);
  if (outcome !== 'ready') {
    child.kill('SIGKILL');
    throw new Error(`the server did not start: ${JSON.stringify(outcome)}\n${text.stdout}${text.stderr}`);
  }
  timeUp.abort();
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    startMs: performance.now() - began,
    exited,
    output: () => ({ ...text }),
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}

/** Starts a server that should refuse to run. @returns its output and exit status */
export async function startToExit(settings: Settings): Promise<Exit & { stdout: string; stderr: string }> {
  const { child, text, exited } = spawnServer(settings);
  const tooLong = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
  const exit = await exited;
  clearTimeout(tooLong);
  return { ...exit, ...text };
}
