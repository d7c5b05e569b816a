import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url));

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to the line that prints its address. */
  readonly startMs: number;
  stop(): Promise<void>;
}

/** Creates a temporary folder and removes it after `work`. */
export async function withDataDir<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'manasik-bench-'));
  try {
    return await work(dataDir);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Starts the real server on its own port. @throws when it exits before it serves */
export async function startServer(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const began = performance.now();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    MANASIK_DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
    DATABASE_URL: '',
    REDIS_URL: '',
    BASE_URL: '',
    ...settings,
  };
  const child: ChildProcess = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('the server has no standard output');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('Manasik is at')) {
      child.stdout.resume();
      const stop = async (): Promise<void> => {
        child.kill('SIGTERM');
        if (child.exitCode === null) await once(child, 'exit');
      };
      return {
        url: `http://127.0.0.1:${port}`,
        pid: child.pid ?? 0,
        startMs: performance.now() - began,
        stop,
      };
    }
  }
  throw new Error('the server exited before it served');
}

/** Registers a person and returns the session cookie. */
export async function signUp(url: string): Promise<{ cookie: string; user: string }> {
  const reply = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.1.1.1' },
    body: JSON.stringify({
      email: `${crypto.randomUUID()}@example.org`,
      password: 'seven calm camels',
      firstName: 'Amina',
      lastName: 'Karim',
    }),
  });
  if (reply.status !== 201) throw new Error(`registering answered ${reply.status}`);
  const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { cookie, user: await reply.text() };
}
