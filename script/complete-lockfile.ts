import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Lockfile, missingPlatforms } from './lib/platforms.ts';

// Adds the builds for other machines that npm omitted to package-lock.json; see lib/platforms.ts. Run it after `npm
// install` when the lockfile check asks for it.
const path = resolve(import.meta.dirname, '../package-lock.json');
// npm generates this file.
const lock = JSON.parse(readFileSync(path, 'utf8')) as Lockfile;
const missing = missingPlatforms(lock);
const packages = Object.entries({ ...lock.packages, ...missing }).toSorted(([a], [b]) =>
  a.localeCompare(b, 'en'),
);
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`);
console.log(`${Object.keys(missing).length} builds added to package-lock.json`);
