import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../logger.ts';

const OTHERS = 0o077;

/**
 * Creates a folder if needed, and revokes other users' access to it and everything in it, since it holds password hashes
 * and personal data. The embedded engine creates its files with mode 0666, whatever the umask.
 * Logs a warning for files that another user owns.
 */
export function makePrivate(folder: string, log: Logger): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The folder comes first: once it is closed, nothing in it is reachable.
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
      // The engine may remove its own files meanwhile.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') continue;
      refused += 1;
    }
  }
  if (refused > 0) log.warn({ folder, refused }, 'files of the data directory stay open to other users');
}
