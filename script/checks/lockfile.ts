import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { isPlatformBuild, type Lockfile, missingPlatforms } from '../lib/platforms.ts';
import { type Report, sawNothing } from '../lib/report.ts';

type Manifest = { name?: string } & Partial<Record<(typeof lists)[number], Record<string, string>>>;

const lists = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * Ensures that every installation is identical: exact versions in every package.json, a hash for every package (except
 * machine-specific builds that the registry lacked), no missing build for another machine, and no registry address, so
 * that the lockfile works with any mirror.
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

// npm's own files have these shapes; a file of another shape fails because it locks nothing.
function readManifest(root: string, path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
}

// As for a manifest: a file of another shape locks nothing.
function readLockfile(root: string): Lockfile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
}
