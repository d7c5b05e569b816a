import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { reasons } from './reasons.ts';

async function problemsOf(text: string, path = 'packages/core/src/a.ts'): Promise<string[]> {
  using planted = plant({ [path]: text });
  return (await reasons(planted.root)).problems;
}

it('finds an `as` and a `!` without a reason', async () => {
  expect(await problemsOf('export const a = (x: unknown) => x as string;\n')).toEqual([
    'packages/core/src/a.ts:1: `as` without a reason beside it',
  ]);
  expect(await problemsOf('export const a = (x?: string) => x!;\n')).toEqual([
    'packages/core/src/a.ts:1: `!` without a reason beside it',
  ]);
});

it('passes them with a reason, and `as const` without one', async () => {
  expect(
    await problemsOf('// The caller has checked it.\nexport const a = (x: unknown) => x as string;\n'),
  ).toEqual([]);
  expect(await problemsOf('export const a = (x?: string) => x!; // set above\n')).toEqual([]);
  expect(await problemsOf('export const a = ["a"] as const;\n')).toEqual([]);
});

it('rejects a comment that only points at another one', async () => {
  expect(await problemsOf('// As said above.\nexport const a = (x: unknown) => x as string;\n')).toEqual([
    'packages/core/src/a.ts:2: `as` without a reason beside it',
  ]);
});

it('allows tests to assert types', async () => {
  expect(
    await problemsOf('export const a = (x: unknown) => x as string;\n', 'packages/core/src/a.test.ts'),
  ).toEqual([]);
});

it.each([
  '// oxlint-disable-next-line no-console',
  '/* eslint-disable */',
  '// @ts-expect-error',
  '// @ts-ignore: because',
  '// biome-ignore format: nicer',
])('lets nobody switch a check off by %s, in tests neither', async (comment) => {
  const told = expect.stringContaining('cannot be switched off');
  expect(await problemsOf(`${comment}\nexport const a = 1;\n`)).toEqual([told]);
  expect(await problemsOf(`${comment}\nexport const a = 1;\n`, 'packages/core/src/a.test.ts')).toEqual([
    told,
  ]);
});

it('fails when it finds no file, and names a file that it cannot parse', async () => {
  using planted = plant({});
  expect((await reasons(planted.root)).problems).toEqual([
    expect.stringContaining('saw no TypeScript files'),
  ]);
  await expect(problemsOf('export const = ;\n')).rejects.toThrow('packages/core/src/a.ts: cannot be parsed');
});
