/** The API server of `npm run dev`: a separate process, restarted when a file it reads changes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const packages = join(import.meta.dirname, '..');
const main = join(packages, 'server/src/main.ts');

/** Everything that the server runs, or reads at start. */
export const apiSources = [
  'server/src',
  'server/migrations',
  'contract/src',
  'core/src',
  'content/src',
  'content/guide',
  'content/hadith',
  'content/places',
].map((folder) => join(packages, folder));

export const isApiSource = (file: string): boolean =>
  apiSources.some((folder) => file.startsWith(`${folder}/`)) && !file.endsWith('.test.ts');

/** Long enough for an editor or git to write all files of one change. */
export const settleMs = 100;
const askAgainMs = 100;

export interface DevApi {
  readonly address: string;
  /** Resolves when the API is ready: at once, or after a restart. */
  readonly ready: () => Promise<void>;
  readonly restart: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the API. `node --watch` would be simpler, but on Linux it stops watching a file that an editor or git replaces,
 * and it does not watch migrations.
 */
export function startApi(port: number, env: NodeJS.ProcessEnv): DevApi {
  const address = `http://127.0.0.1:${port}`;
  const run = () => {
    const child = spawn(process.execPath, [main], {
      stdio: 'inherit',
      env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    });
    child.on('exit', (code) => {
      if (code) console.error('The API has stopped. It starts again when one of its files is saved.');
    });
    return child;
  };
  let child = run();
  let restarting: Promise<void> | undefined;
  // If we are killed without a signal, the API would keep running.
  process.on('exit', () => child.kill());

  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  const startAgain = async (): Promise<void> => {
    await sleep(settleMs);
    // Only one process at a time may open the data directory.
    await stop();
    // Clear it before the start, so that any later change triggers another restart.
    restarting = undefined;
    child = run();
  };
  return {
    address,
    ready: async () => {
      for (;;) {
        await restarting;
        const reply = await fetch(`${address}/healthz`).catch(() => null);
        if (reply && !restarting) return;
        await sleep(askAgainMs);
      }
    },
    restart: () => {
      restarting ??= startAgain();
    },
    stop,
  };
}
