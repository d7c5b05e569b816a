import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { unused } from './unused.ts';

const house = {
  'package.json': JSON.stringify({ name: 'planted', workspaces: ['packages/*'] }),
  'packages/server/package.json': JSON.stringify({ name: '@manasik/server', dependencies: { zod: '4.6.7' } }),
  'packages/server/src/main.ts': `import { a } from './a.ts';\nimport 'fastify';\nvoid a;\n`,
  'packages/server/src/a.ts': 'export const a = 1;\nexport const lonely = 2;\n',
  'packages/server/src/orphan.ts': 'export const b = 1;\n',
};

it('finds an unused export, file and dependency, and an undeclared dependency', async () => {
  using planted = plant(house);
  const told = (await unused(planted.root)).problems.join();
  expect(told).toContain('lonely');
  expect(told).toContain('packages/server/src/orphan.ts');
  expect(told).toMatch(/Unused dependencies[^]*zod/);
  expect(told).toMatch(/Unlisted dependencies[^]*fastify/);
});
