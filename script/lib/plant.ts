import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../..');

/** Settings in the root that the checks' tools read, so that the real rules apply to the planted tree. */
const settings = [
  '.gitignore',
  '.oxlintrc.json',
  '.stylelintrc.json',
  'biome.json',
  'knip.json',
  'tsconfig.base.json',
];

/**
 * Creates a small repository in a temporary folder, with our settings, the installed packages and the given files, so
 * that a test can plant a fault and see whether a check finds it. Dispose of it with `using`.
 */
export function plant(files: Record<string, string>): Disposable & { root: string } {
  const root = mkdtempSync(join(tmpdir(), 'manasik-planted-'));
  for (const name of settings) {
    if (existsSync(join(repository, name))) cpSync(join(repository, name), join(root, name));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  linkPackages(root);
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}

/** Links installed packages to the real ones, and our own packages to the planted ones. */
function linkPackages(root: string): void {
  const from = join(repository, 'node_modules');
  const to = join(root, 'node_modules');
  mkdirSync(join(to, '@manasik'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@manasik') symlinkSync(join(from, name), join(to, name));
  }
  const packages = join(root, 'packages');
  for (const name of existsSync(packages) ? readdirSync(packages) : []) {
    symlinkSync(join(packages, name), join(to, '@manasik', name));
  }
}
