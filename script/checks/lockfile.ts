import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { type Report, sawNothing } from '../lib/report.ts';

type Locked = { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean };
type Manifest = { name?: string } & Partial<Record<(typeof lists)[number], Record<string, string>>>;

const lists = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
const exact = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * Everybody installs the same: exact versions in every package.json, a hash for every package, and no
 * address of a registry in the lockfile, so that it holds with any mirror.
 */
export async function lockfile(root: string): Promise<Report> {
  const manifests = listFiles(root, /^(?:packages\/[^/]+\/)?package\.json$/);
  const packages = Object.entries(readLockfile(root).packages);
  const installed = packages.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  if (installed.length === 0) return sawNothing('locked packages');
  return {
    problems: [
      ...manifests.flatMap((path) => looseVersions(path, readManifest(root, path))),
      ...packages
        .filter(([, { resolved }]) => resolved?.includes('://'))
        .map(([path, { resolved }]) => `package-lock.json: ${path} names an address: ${resolved}`),
      ...installed
        .filter(([, { integrity, inBundle }]) => !integrity && !inBundle)
        .map(([path]) => `package-lock.json: ${path} has no integrity hash`),
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

// As above.
function readLockfile(root: string): { packages: Record<string, Locked> } {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
}
