import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../logger.ts';

const OTHERS = 0o077;

/**
 * Takes all rights of other users of the machine from a folder, which is made if there is none, and from everything in
 * it: it holds hashes of passwords and what people wrote. The engine gives its files 0666 whatever the umask is.
 * What belongs to somebody else stays as it is, with a warning in the log.
 */
export function makePrivate(folder: string, log: Logger): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The folder itself first: from then on nothing in it is within reach of others.
  const paths = [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  ];
  let refused = 0;
  for (const each of paths) {
    try {
      const stats = lstatSync(each);
      if (!stats.isSymbolicLink() && (stats.mode & OTHERS) !== 0)
        chmodSync(each, stats.mode & (stats.isDirectory() ? 0o700 : 0o600));
    } catch (error) {
      // The engine removes and renames files of its own meanwhile.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue;
      refused += 1;
    }
  }
  if (refused > 0) log.warn({ folder, refused }, 'files of the data directory stay open to other users');
}
