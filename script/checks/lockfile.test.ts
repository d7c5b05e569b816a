import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { lockfile } from './lockfile.ts';

const zod = { version: '4.6.7', integrity: 'sha512-x' };

async function problemsOf(
  dependencies: Record<string, string>,
  packages: Record<string, object>,
): Promise<string[]> {
  using planted = plant({
    'package.json': JSON.stringify({ name: 'planted', dependencies }),
    'package-lock.json': JSON.stringify({ packages }),
  });
  return (await lockfile(planted.root)).problems;
}

it('passes exact versions, hashes and workspace links', async () => {
  expect(
    await problemsOf(
      { zod: '4.6.7' },
      {
        '': {},
        'node_modules/zod': zod,
        'node_modules/@manasik/core': { resolved: 'packages/core', link: true },
      },
    ),
  ).toEqual([]);
});

it.each(['^4.6.7', '~4.6.7', '4', 'latest', '*', '>=4.6.7', 'github:a/b'])(
  'finds the version %s',
  async (version) => {
    expect(await problemsOf({ zod: version }, { 'node_modules/zod': zod })).toEqual([
      `package.json: zod is ${version}, not an exact version`,
    ]);
  },
);

it('finds a registry address and a missing hash', async () => {
  const resolved = 'https://registry.npmjs.org/zod/-/zod-4.6.7.tgz';
  expect(await problemsOf({}, { 'node_modules/zod': { ...zod, resolved } })).toEqual([
    `package-lock.json: node_modules/zod names an address: ${resolved}`,
  ]);
  expect(await problemsOf({}, { 'node_modules/zod': { version: '4.6.7' } })).toEqual([
    'package-lock.json: node_modules/zod has no integrity hash',
  ]);
});

it('finds a build for another machine that npm omitted', async () => {
  const parent = { ...zod, optionalDependencies: { '@x/tool-darwin-arm64': '1.0.0' } };
  const build = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
  expect(await problemsOf({}, { 'node_modules/zod': parent })).toEqual([
    expect.stringContaining('node_modules/@x/tool-darwin-arm64 is missing, npm ci would fail'),
  ]);
  expect(
    await problemsOf({}, { 'node_modules/zod': parent, 'node_modules/@x/tool-darwin-arm64': build }),
  ).toEqual([]);
});

it('fails when the lockfile has no packages', async () => {
  expect(await problemsOf({}, {})).toEqual([expect.stringContaining('saw no locked packages')]);
});
