import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders without hand-written files. */
const skipped = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'data',
  'coverage',
  'test-results',
  'playwright-report',
]);

/**
 * Lists every file under `root` whose path (relative, with `/`) matches `pattern`, sorted. Symbolic links are not
 * followed. A folder called `data` is skipped only at the root, where a running server keeps its own.
 */
export function listFiles(root: string, pattern: RegExp): string[] {
  const found: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (skipped.has(entry.name) && !(entry.name === 'data' && folder !== root)) continue;
        visit(full);
      } else if (entry.isFile()) {
        const path = relative(root, full).split(sep).join('/');
        if (pattern.test(path)) found.push(path);
      }
    }
  };
  visit(root);
  return found.toSorted();
}
