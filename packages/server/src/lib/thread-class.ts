import { spawnSync } from 'node:child_process';
import { readlinkSync } from 'node:fs';

/**
 * Puts the calling thread in a scheduling class of Linux (sched(7)) that leaves the event loop its core: `batch` does
 * not push aside whoever wakes it, and has its share of time like others; `idle` has what others leave, and gives the
 * core up when another wakes. Node has no call for it. Elsewhere, or where there is no `chrt` (util-linux), nothing
 * changes.
 */
export function classifyThread(as: 'batch' | 'idle'): void {
  if (process.platform !== 'linux') return;
  const thread = readlinkSync('/proc/thread-self').split('/').at(-1) ?? '';
  spawnSync('chrt', [`--${as}`, '--pid', '0', thread], { stdio: 'ignore' });
}
