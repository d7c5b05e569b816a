/** The API server of `npm run dev`: a process of its own that starts again when what it reads has changed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const packages = join(import.meta.dirname, '..');
const main = join(packages, 'server/src/main.ts');

/** All that the server runs, or reads when it starts. */
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

/** Long enough for an editor, or for git, to write all files of one change. */
export const settleMs = 100;
const askAgainMs = 100;

export interface DevApi {
  readonly address: string;
  /** Resolves when the API answers: at once, or when a restart has ended. */
  readonly ready: () => Promise<void>;
  readonly restart: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the API. `node --watch` would be shorter; on Linux it no longer sees a file that an editor, or git, has once
 * replaced by a new one, and it sees no migrations.
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
  // A process that is killed without a signal to us would leave the API running.
  process.on('exit', () => child.kill());

  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  const startAgain = async (): Promise<void> => {
    await sleep(settleMs);
    // The data directory belongs to one process at a time.
    await stop();
    // Before the start: what changes from here on needs another one.
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
