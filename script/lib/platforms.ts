/** The parts of npm's lockfile (version 3) that we use. */
export type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Record<string, Locked> };

const platform =
  /(?:^|[/-])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64)(?:-([a-z]+))?$/;

/**
 * Finds the builds for other machines that packages name and the lockfile lacks, as entries to add. npm omits a build
 * when its registry lacks it at that moment, and then `npm ci` rejects the lockfile everywhere. Machine and C library
 * are read from the name, as publishers write it: `binding-linux-arm64-musl`.
 */
export function missingPlatforms({ packages }: Lockfile): Record<string, Locked> {
  const missing: Record<string, Locked> = {};
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const [, os, cpu, abi] = platform.exec(name) ?? [];
      const known = packages[`node_modules/${name}`] ?? packages[`${path}/node_modules/${name}`];
      if (known || !os || !cpu) continue;
      missing[`node_modules/${name}`] = {
        version,
        cpu: [cpu],
        ...(dev ? { dev } : {}),
        ...(os === 'linux' ? { libc: [abi?.startsWith('musl') ? 'musl' : 'glibc'] } : {}),
        optional: true,
        os: [os],
      };
    }
  }
  return missing;
}

/** Whether an entry is a machine-specific build of a package. */
export function isPlatformBuild({ optional, os, cpu }: Locked): boolean {
  return optional === true && os !== undefined && cpu !== undefined;
}
