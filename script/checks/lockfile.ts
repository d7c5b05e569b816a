import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { isPlatformBuild, type Lockfile, missingPlatforms } from '../lib/platforms.ts';
import { type Report, sawNothing } from '../lib/report.ts';

type Manifest = { name?: string } & Partial<Record<(typeof lists)[number], Record<string, string>>>;

const lists = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * Everybody installs the same: exact versions in every package.json, a hash for every package (builds for machines
 * that the registry of the day lacks may be without), no build for another machine left out, and no address of a
 * registry, so that the lockfile holds with any mirror.
 */
export async function lockfile(root: string): Promise<Report> {
  const manifests = listFiles(root, /^(?:packages\/[^/]+\/)?package\.json$/);
  const lock = readLockfile(root);
  const packages = Object.entries(lock.packages);
  const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  if (installed.length === 0) return sawNothing('locked packages');
  return {
    problems: [
      ...manifests.flatMap((path) => looseVersions(path, readManifest(root, path))),
      ...packages
        .filter(([, { resolved }]) => resolved?.includes('://'))
        .map(([path, { resolved }]) => `package-lock.json: ${path} names an address: ${resolved}`),
      ...installed
        .filter(([, entry]) => !entry.integrity && !entry.inBundle && !isPlatformBuild(entry))
        .map(([path]) => `package-lock.json: ${path} has no integrity hash`),
      ...Object.keys(missingPlatforms(lock)).map(
        (path) =>
          `package-lock.json: ${path} is missing, npm ci would fail: node script/complete-lockfile.ts`,
      ),
    ],
    saw: `${installed.length} packages, ${manifests.length} package.json`,
  };
}

function looseVersions(path: string, manifest: Manifest): string[] {
  return lists.flatMap((list) =>
    Object.entries(manifest[list] ?? {})
      .filter(([, version]) => !exact.test(version))
      .map(([name, version]) => `${path}: ${name} is ${version}, not an exact version`),
  );
}

// npm's own files have these shapes; a file of another shape fails as having nothing locked.
function readManifest(root: string, path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
}

// As for a manifest: another shape has nothing locked.
function readLockfile(root: string): Lockfile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
}
