import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { settings } from './settings.ts';

const config = (...names: string[]): Record<string, string> => ({
  'packages/server/src/platform/config.ts': `const Environment = z.object({\n${names.map((name) => `  ${name}: z.string(),\n`).join('')}});\n`,
});

it('finds an unlisted variable, and one that nothing reads', async () => {
  using planted = plant({ ...config('PORT', 'HOST'), '.env.example': '# Where.\n#PORT=3000\n#OLD=1\n' });
  expect((await settings(planted.root)).problems).toEqual([
    '.env.example does not list HOST',
    'packages/server/src/platform/config.ts does not know OLD',
  ]);
});

it('passes when both lists match', async () => {
  using planted = plant({ ...config('PORT'), '.env.example': 'PORT=3000\n' });
  expect(await settings(planted.root)).toEqual({ problems: [], saw: '1 variables' });
});

it('fails when it cannot find the configuration', async () => {
  using planted = plant({});
  expect((await settings(planted.root)).problems).toEqual([expect.stringContaining('saw no variables')]);
});
