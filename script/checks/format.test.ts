import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { format } from './format.ts';

it('finds a file that is not formatted', async () => {
  using planted = plant({ 'packages/core/src/a.ts': 'export const a = "1"\n' });
  expect((await format(planted.root)).problems.join()).toContain('packages/core/src/a.ts');
});

it('passes a formatted file', async () => {
  using planted = plant({ 'packages/core/src/a.ts': "export const a = '1';\n" });
  expect(await format(planted.root)).toEqual({
    problems: [],
    saw: expect.stringMatching(/^[1-9]\d* files$/),
  });
});
