import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

const module = new URL('./thread-class.ts', import.meta.url).href;
const canBeSet = process.platform === 'linux' && spawnSync('chrt', ['--idle', '0', 'true']).status === 0;

/** The class a thread is in after it asked for one; null where the system does not say. */
async function classAfter(as: 'batch' | 'idle'): Promise<string | null> {
  const code = `
    import { existsSync, readFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    const { classifyThread } = await import(${JSON.stringify(module)});
    classifyThread(${JSON.stringify(as)});
    const stat = '/proc/thread-self/stat';
    parentPort.postMessage(existsSync(stat) ? readFileSync(stat, 'utf8') : null);`;
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  const [stat] = (await once(thread, 'message')) as [string | null];
  // proc_pid_stat(5): the name, which may hold spaces, ends with a bracket; the policy is field 41.
  const policy = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[38];
  return { '0': 'other', '3': 'batch', '5': 'idle' }[policy ?? ''] ?? null;
}

it.each(['batch', 'idle'] as const)('puts a thread in the class %s where the system can', async (as) => {
  const unchanged = process.platform === 'linux' ? 'other' : null;
  expect(await classAfter(as)).toBe(canBeSet ? as : unchanged);
});
