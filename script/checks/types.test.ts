import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { types } from './types.ts';

const config = JSON.stringify({ extends: '../../tsconfig.base.json', include: ['src'] });

async function problemsOf(text: string): Promise<string> {
  using planted = plant({
    'packages/core/package.json': '{"type":"module"}',
    'packages/core/tsconfig.json': config,
    'packages/core/src/a.ts': text,
  });
  return (await types(planted.root)).problems.join('\n');
}

it.each([
  ['a wrong type', 'export const a: number = "1";\n', 'TS2322'],
  ['an unchecked index', 'export const a = (b: string[]): string => b[0];\n', 'TS2322'],
  ['an enum', 'export enum A {\n  B,\n}\n', 'TS1294'],
])('finds %s', async (_, text, code) => {
  expect(await problemsOf(text)).toContain(code);
});

it('passes correct types', async () => {
  expect(await problemsOf('export const a: number = 1;\n')).toBe('');
});

it('fails a folder with TypeScript but no settings', async () => {
  using planted = plant({ 'bench/a.ts': 'export const a = 1;\n' });
  expect((await types(planted.root)).problems).toEqual(['bench: no tsconfig.json']);
});
