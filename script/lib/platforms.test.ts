import { expect, it } from 'vitest';
import { missingPlatforms } from './platforms.ts';

const tool = (...names: string[]) => ({
  packages: {
    'node_modules/tool': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.2.3'])),
    },
    'node_modules/@x/known-linux-x64': { version: '1.2.3' },
  },
});

it('reads machine and C library from the name', () => {
  const common = { version: '1.2.3', dev: true, optional: true };
  expect(
    missingPlatforms(tool('@x/cli-linux-arm64-musl', '@x/binding-linux-arm-gnueabihf', '@x/win32-x64')),
  ).toEqual({
    'node_modules/@x/cli-linux-arm64-musl': { ...common, os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
    'node_modules/@x/binding-linux-arm-gnueabihf': {
      ...common,
      os: ['linux'],
      cpu: ['arm'],
      libc: ['glibc'],
    },
    'node_modules/@x/win32-x64': { ...common, os: ['win32'], cpu: ['x64'] },
  });
});

it('ignores existing builds and packages that are not machine-specific', () => {
  expect(missingPlatforms(tool('@x/known-linux-x64', 'fsevents'))).toEqual({});
});
