import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { lint } from './lint.ts';

const config = JSON.stringify({ extends: '../../tsconfig.base.json', include: ['src'] });
const web = JSON.stringify({
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    lib: ['es2024', 'dom'],
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
  },
  include: ['src'],
});
const house = {
  'packages/core/tsconfig.json': config,
  'packages/web/tsconfig.json': web,
  'packages/core/src/a.ts': 'export const a = (): Promise<number> => Promise.resolve(1);\n',
};

async function lintOf(files: Record<string, string>): Promise<string> {
  using planted = plant({ ...house, ...files });
  return (await lint(planted.root)).problems.join('\n');
}

it('passes clean files and reports how many it checked', async () => {
  using planted = plant(house);
  expect(await lint(planted.root)).toEqual({ problems: [], saw: expect.stringMatching(/^[1-9]\d* files$/) });
});

it.each([
  ['a promise nobody waits for', `import { a } from './a.ts';\na();\n`, 'no-floating-promises'],
  ['any', 'export const b = (x: any) => x;\n', 'no-explicit-any'],
  ['a type import in the middle', `export type B = import('./a.ts').B;\n`, 'consistent-type-imports'],
  ['an unused variable', 'const b = 1;\nexport {};\n', 'no-unused-vars'],
])('finds %s', async (_, text, rule) => {
  expect(await lintOf({ 'packages/core/src/b.ts': text })).toContain(rule);
});

it.each([
  [
    'fetch outside platform/api',
    'export const b = () => fetch("/a");\n',
    'Only src/platform/api calls fetch',
  ],
  ['window.fetch', 'export const b = () => window.fetch("/a");\n', 'Only src/platform/api calls fetch'],
  ['an event stream', 'export const b = () => new EventSource("/a");\n', 'Only src/platform/api speaks'],
  ['an image without alt', 'export const B = () => <img src="/a.png" />;\n', 'alt-text'],
  [
    'a hook in a condition',
    'export const B = (x) => { if (x) useState(); return null; };\n',
    'rules-of-hooks',
  ],
])('finds in the web %s', async (_, text, rule) => {
  expect(await lintOf({ 'packages/web/src/features/x/b.tsx': text })).toContain(rule);
});

it('allows platform/api to call fetch', async () => {
  expect(
    await lintOf({ 'packages/web/src/platform/api/api.ts': 'export const b = () => fetch("/a");\n' }),
  ).toBe('');
});

it.each([
  ['a skipped test', 'it.skip("a", () => { expect(1).toBe(1); });\n', 'no-disabled-tests'],
  ['a focused test', 'it.only("a", () => { expect(1).toBe(1); });\n', 'no-focused-tests'],
  ['a test that asserts nothing', 'it("a", () => {});\n', 'expect-expect'],
])('finds %s', async (_, text, rule) => {
  const source = `import { expect, it } from 'vitest';\nexpect.hasAssertions();\n${text}`;
  expect(await lintOf({ 'packages/core/src/b.test.ts': source })).toContain(rule);
});
