import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { css } from './css.ts';

async function problemsOf(text: string, path = 'packages/web/src/styles/a.css'): Promise<string> {
  using planted = plant({ [path]: text });
  return (await css(planted.root)).problems.join('\n');
}

it.each([
  ['.a {\n  margin-left: 1rem;\n}\n', 'margin-inline-start'],
  ['.a {\n  left: 0;\n}\n', 'inset-inline-start'],
  ['.a {\n  text-align: right;\n}\n', 'Use "end"'],
  ['.a {\n  color: #fff;\n}\n', 'hex color'],
  ['.a {\n  color: red;\n}\n', 'named color'],
  ['.a {\n  color: oklch(50% 0 0);\n}\n', 'Disallowed function'],
  ['/* stylelint-disable -- because */\n.a {\n  margin-left: 1rem;\n}\n', 'margin-inline-start'],
])('finds the fault in %j', async (text, told) => {
  expect(await problemsOf(text)).toContain(told);
});

it('passes logical properties and tokens, and lets the tokens file name colours', async () => {
  expect(await problemsOf('.a {\n  margin-inline-start: 1rem;\n  color: var(--ink);\n}\n')).toBe('');
  expect(await problemsOf(':root {\n  --ink: #1b2420;\n}\n', 'packages/web/src/styles/tokens.css')).toBe('');
});

it('fails when it finds no style sheet', async () => {
  using planted = plant({});
  expect((await css(planted.root)).problems).toEqual([expect.stringContaining('saw no style sheets')]);
});
