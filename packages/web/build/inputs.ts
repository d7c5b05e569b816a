import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const folders = [
  'packages/web',
  'packages/core/src',
  'packages/contract/src',
  'packages/content/src',
  'packages/content/locales',
  'packages/content/guide',
];
const settings = [
  'MANASIK_DEV',
  'MANASIK_ALLOW_MISSING',
  'DHU_AL_HIJJAH_FIRST',
  'CONTACT_EMAIL',
  'CONTACT_PHONE',
];

/** A hash of everything that the build reads: sources, catalogues, the lock file, settings and the Node version. */
export async function hashInputs(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const file of [...(await listFiles()), join(root, 'package-lock.json')]) {
    hash.update(relative(root, file)).update(await readFile(file));
  }
  return hash.digest('hex');
}

async function listFiles(): Promise<string[]> {
  const lists = folders.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  });
  const files = (await Promise.all(lists)).flat();
  return files.filter((file) => !/\/(dist|node_modules)\/|\.test\.tsx?$/.test(file)).toSorted();
}
