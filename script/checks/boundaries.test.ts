import { describe, expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { boundaries } from './boundaries.ts';

const a = 'export type A = 1;\nexport const a = 1;\n';
const manifest = (name: string): string =>
  JSON.stringify({ name: `@manasik/${name}`, exports: { '.': './src/index.ts', './*': './src/*.ts' } });

const tree: Record<string, string> = {
  'packages/core/package.json': manifest('core'),
  'packages/contract/package.json': manifest('contract'),
  'packages/content/package.json': manifest('content'),
  'packages/server/package.json': manifest('server'),
  'packages/web/package.json': manifest('web'),
  'packages/core/src/index.ts': a,
  'packages/contract/src/index.ts': a,
  'packages/content/src/index.ts': a,
  'packages/server/src/index.ts': a,
  'packages/server/src/app.ts': `import { a } from './features/x/x.routes.ts';\nexport const app = a;\n`,
  'packages/server/src/platform/database/open.ts': `import { drizzle } from 'drizzle-orm/node-postgres';\nimport pg from 'pg';\nexport const open = [drizzle, pg];\n`,
  'packages/server/src/features/x/x.routes.ts': `import { a } from './x.service.ts';\nexport { a };\n`,
  'packages/server/src/features/x/x.service.ts': `import { a } from './x.repository.ts';\nexport { a };\n`,
  'packages/server/src/features/x/x.repository.ts': `import { a } from './x.table.ts';\nexport { a };\n`,
  'packages/server/src/features/x/x.table.ts': a,
  'packages/server/src/features/y/y.service.ts': a,
  'packages/web/src/index.ts': a,
  'packages/web/src/app/routes.tsx': `export const x = () => import('../features/x/x-page.tsx');\n`,
  'packages/web/src/app/shell.tsx': a,
  'packages/web/src/platform/api.ts': a,
  'packages/web/src/ui/card.tsx': a,
  'packages/web/src/shared/s/s.ts': a,
  'packages/web/src/testing/double.ts': a,
  'packages/server/src/domain/d.ts': a,
  'packages/server/src/platform/p.ts': a,
  'packages/web/src/features/x/x-page.tsx': `import { a } from '../../platform/api.ts';\nimport { a as b } from '../../ui/card.tsx';\nimport { a as c } from '@manasik/contract';\nimport { a as d } from '../../shared/s/s.ts';\nexport const x = [a, b, c, d];\n`,
  'packages/web/src/features/y/y-page.tsx': `import { a } from '../../shared/s/s.ts';\nexport const y = a;\n`,
};

async function problemsWith(extra: Record<string, string>): Promise<string[]> {
  using planted = plant({ ...tree, ...extra });
  return (await boundaries(planted.root)).problems;
}

it('passes a correct tree, and counts its files and imports', async () => {
  using planted = plant(tree);
  expect(await boundaries(planted.root)).toEqual({
    problems: [],
    saw: `${Object.keys(tree).filter((path) => /tsx?$/.test(path)).length} files, 12 imports`,
  });
});

it('fails when it finds no modules', async () => {
  using planted = plant({});
  expect((await boundaries(planted.root)).problems).toEqual([expect.stringContaining('saw no')]);
});

/** Each row: the file that gets a forbidden import, the import, and words from the rule that must report it. */
const faults: [string, string, string][] = [
  ['packages/core/src/index.ts', `import '@manasik/contract';`, 'core holds pure rules'],
  ['packages/core/src/index.ts', `import '../../content/src/index.ts';`, 'core holds pure rules'],
  ['packages/core/src/index.ts', `import 'node:fs';`, 'nothing of Node'],
  ['packages/core/src/index.ts', `import 'fs';`, 'nothing of Node'],
  ['packages/content/src/index.ts', `import '@manasik/contract';`, 'content may import core only'],
  ['packages/contract/src/index.ts', `import '@manasik/content';`, 'contract may import core only'],
  ['packages/contract/src/index.ts', `import '@manasik/server';`, 'contract may import core only'],
  ['packages/server/src/index.ts', `import type { A } from '@manasik/web';`, 'never import each other'],
  ['packages/web/src/index.ts', `import type { A } from '@manasik/server';`, 'never import each other'],
  ['packages/web/src/index.ts', `export type { A } from '../../server/src/index.ts';`, 'never import each'],
  ['packages/server/src/features/x/x.routes.ts', `import './x.repository.ts';`, 'routes may import service'],
  ['packages/server/src/features/x/x.routes.ts', `import type { A } from './x.table.ts';`, 'routes may'],
  ['packages/server/src/features/x/x.service.ts', `import type { A } from './x.table.ts';`, 'service may'],
  ['packages/server/src/features/x/x.service.ts', `import './x.routes.ts';`, 'service may import repository'],
  [
    'packages/server/src/features/x/x.repository.ts',
    `import './x.service.ts';`,
    'repository may import table',
  ],
  ['packages/server/src/features/x/x.table.ts', `import './x.repository.ts';`, 'table may import nothing'],
  ['packages/server/src/features/x/x.service.ts', `import '../y/y.service.ts';`, 'never imports another'],
  ['packages/server/src/features/x/x.test.ts', `import '../y/y.service.ts';`, 'never imports another'],
  [
    'packages/server/src/features/x/x.service.ts',
    `import '../../app.ts';`,
    'imports itself, domain and platform',
  ],
  ['packages/server/src/platform/mail.ts', `import '../features/x/x.service.ts';`, 'only app.ts knows'],
  ['packages/server/src/features/y/y.service.ts', `import 'pg';`, 'only platform/database'],
  [
    'packages/server/src/platform/bus.ts',
    `import type { PGlite } from '@electric-sql/pglite';`,
    'only platform/database',
  ],
  ['packages/server/src/main.ts', `import 'drizzle-orm/pglite';`, 'only platform/database'],
  ['packages/web/src/features/x/x-page.tsx', `import('../y/y-page.tsx');`, 'never imports another'],
  [
    'packages/web/src/features/x/x-page.tsx',
    `import '../../app/shell.tsx';`,
    'itself, shared, platform and ui',
  ],
  ['packages/web/src/platform/api.ts', `import '../features/x/x-page.tsx';`, 'only app knows'],
  ['packages/web/src/shared/s/s.ts', `import '../../features/x/x-page.tsx';`, 'shared never imports one'],
  [
    'packages/web/src/shared/s/s.ts',
    `import '../../app/shell.tsx';`,
    'shared imports itself, platform and ui',
  ],
  ['packages/web/src/platform/api.ts', `import '../shared/s/s.ts';`, 'platform of the web knows no domain'],
  ['packages/web/src/platform/api.ts', `import '../app/shell.tsx';`, 'platform of the web knows no domain'],
  ['packages/web/src/app/shell.tsx', `import '../testing/double.ts';`, 'is no test double'],
  ['packages/server/src/platform/p.ts', `import '../domain/d.ts';`, 'platform of the server knows no domain'],
  [
    'packages/server/src/domain/d.ts',
    `import '../features/x/x.service.ts';`,
    'domain imports itself and platform',
  ],
  ['packages/server/src/domain/d.ts', `import '../app.ts';`, 'domain imports itself and platform'],
  ['packages/web/src/ui/card.tsx', `import '../features/x/x-page.tsx';`, 'ui knows no feature'],
  ['packages/web/src/ui/card.tsx', `import '../platform/api.ts';`, 'ui knows no feature'],
  ['packages/web/src/ui/card.tsx', `import '@manasik/content';`, 'ui knows no feature'],
  ['packages/web/src/ui/card.tsx', `import 'use-intl';`, 'ui knows no words'],
  ['packages/web/src/ui/card.tsx', `import './not-there.tsx';`, 'not found'],
];

describe('finds a planted forbidden import', () => {
  it.each(faults)('%s: %s', async (file, line, words) => {
    const problems = await problemsWith({ [file]: `${line}\n${tree[file] ?? ''}` });
    const found = problems.filter((problem) => problem.includes(words));
    expect(found).toContainEqual(expect.stringContaining(file));
  });
});

it('finds files that import each other in a circle', async () => {
  const problems = await problemsWith({
    'packages/web/src/app/one.ts': `import type { B } from './two.ts';\nexport type A = B;\n`,
    'packages/web/src/app/two.ts': `import type { A } from './one.ts';\nexport type B = A;\n`,
  });
  expect(problems).toContainEqual(expect.stringContaining('in a circle'));
});

it('finds a file of shared that only one feature uses, in a folder that two use', async () => {
  const problems = await problemsWith({
    'packages/web/src/shared/s/lone.ts': a,
    'packages/web/src/features/x/part.ts': `import { a } from '../../shared/s/lone.ts';\nexport const part = a;\n`,
    'packages/web/src/features/y/y.test.ts': `import '../../shared/s/lone.ts';\n`,
  });
  expect(problems).toEqual(['packages/web/src/shared/s/lone.ts: used by features/x alone: move it there']);
});

it('finds a folder of shared that only one feature uses through another file of it', async () => {
  const problems = await problemsWith({
    'packages/web/src/shared/t/inner.ts': a,
    'packages/web/src/shared/t/t.ts': `import { a } from './inner.ts';\nexport const t = a;\n`,
    'packages/web/src/shared/t/also.ts': `import { t } from './t.ts';\nexport const also = t;\n`,
    'packages/web/src/features/x/part.ts': `import { t } from '../../shared/t/t.ts';\nexport const part = t;\n`,
  });
  expect(problems).toEqual(['packages/web/src/shared/t: used by features/x alone: move it there']);
});

it('lets tables import drizzle itself, and tests of core import Node', async () => {
  expect(
    await problemsWith({
      'packages/server/src/features/x/x.table.ts': `import { pgTable } from 'drizzle-orm/pg-core';\nexport const a = pgTable;\n`,
      'packages/core/src/index.test.ts': `import 'node:fs';\n`,
    }),
  ).toEqual([]);
});

it('treats a library as a library wherever npm installed it', async () => {
  expect(
    await problemsWith({
      'packages/server/node_modules/nested/index.js': 'export const nested = 1;\n',
      'packages/server/src/features/x/x.table.ts': `${a}export { nested } from 'nested';\n`,
      'packages/web/node_modules/nested/index.js': 'export const nested = 1;\n',
      'packages/web/src/ui/card.tsx': `${a}export { nested } from 'nested';\n`,
    }),
  ).toEqual([]);
});
