import { describe, expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { boundaries } from './boundaries.ts';

const a = 'export type A = 1;\nexport const a = 1;\n';
const manifest = (name: string): string =>
  JSON.stringify({ name: `@manasik/${name}`, exports: { '.': './src/index.ts', './*': './src/*.ts' } });

const house: Record<string, string> = {
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
  'packages/server/src/lib/database/open.ts': `import { drizzle } from 'drizzle-orm/node-postgres';\nimport pg from 'pg';\nexport const open = [drizzle, pg];\n`,
  'packages/server/src/features/x/x.routes.ts': `import { a } from './x.service.ts';\nexport { a };\n`,
  'packages/server/src/features/x/x.service.ts': `import { a } from './x.repository.ts';\nexport { a };\n`,
  'packages/server/src/features/x/x.repository.ts': `import { a } from './x.table.ts';\nexport { a };\n`,
  'packages/server/src/features/x/x.table.ts': a,
  'packages/server/src/features/y/y.service.ts': a,
  'packages/web/src/index.ts': a,
  'packages/web/src/app/routes.tsx': `export const x = () => import('../features/x/x-page.tsx');\n`,
  'packages/web/src/app/shell.tsx': a,
  'packages/web/src/lib/api.ts': a,
  'packages/web/src/ui/card.tsx': a,
  'packages/web/src/features/x/x-page.tsx': `import { a } from '../../lib/api.ts';\nimport { a as b } from '../../ui/card.tsx';\nimport { a as c } from '@manasik/contract';\nexport const x = [a, b, c];\n`,
  'packages/web/src/features/y/y-page.tsx': a,
};

async function problemsWith(extra: Record<string, string>): Promise<string[]> {
  using planted = plant({ ...house, ...extra });
  return (await boundaries(planted.root)).problems;
}

it('lets a house in order pass, and counts its files and imports', async () => {
  using planted = plant(house);
  expect(await boundaries(planted.root)).toEqual({
    problems: [],
    saw: `${Object.keys(house).filter((path) => /tsx?$/.test(path)).length} files, 10 imports`,
  });
});

it('fails when it sees no modules', async () => {
  using planted = plant({});
  expect((await boundaries(planted.root)).problems).toEqual([expect.stringContaining('saw no')]);
});

/** Each row: the file that gets one import too many, that import, and words of the rule that must object. */
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
  ['packages/server/src/features/x/x.service.ts', `import '../../app.ts';`, 'imports itself and lib'],
  ['packages/server/src/lib/mail.ts', `import '../features/x/x.service.ts';`, 'only app.ts knows'],
  ['packages/server/src/features/y/y.service.ts', `import 'pg';`, 'only lib/database'],
  [
    'packages/server/src/lib/bus.ts',
    `import type { PGlite } from '@electric-sql/pglite';`,
    'only lib/database',
  ],
  ['packages/server/src/main.ts', `import 'drizzle-orm/pglite';`, 'only lib/database'],
  ['packages/web/src/features/x/x-page.tsx', `import('../y/y-page.tsx');`, 'never imports another'],
  ['packages/web/src/features/x/x-page.tsx', `import '../../app/shell.tsx';`, 'itself, lib and ui'],
  ['packages/web/src/app/shell.tsx', `import '../features/x/x-page.tsx';`, 'only routes.tsx knows'],
  ['packages/web/src/lib/api.ts', `import '../features/x/x-page.tsx';`, 'only routes.tsx knows'],
  ['packages/web/src/ui/card.tsx', `import '../features/x/x-page.tsx';`, 'ui knows no feature'],
  ['packages/web/src/ui/card.tsx', `import '../lib/api.ts';`, 'ui knows no feature'],
  ['packages/web/src/ui/card.tsx', `import '@manasik/content';`, 'ui knows no feature'],
  ['packages/web/src/ui/card.tsx', `import 'use-intl';`, 'ui knows no words'],
  ['packages/web/src/ui/card.tsx', `import './not-there.tsx';`, 'not found'],
];

describe('a planted import too many is found', () => {
  it.each(faults)('%s: %s', async (file, line, words) => {
    const problems = await problemsWith({ [file]: `${line}\n${house[file] ?? ''}` });
    expect(problems).toContainEqual(expect.stringContaining(words));
    expect(problems[0]).toContain(file);
  });
});

it('lets drizzle itself be used by tables, and Node by the tests of core', async () => {
  expect(
    await problemsWith({
      'packages/server/src/features/x/x.table.ts': `import { pgTable } from 'drizzle-orm/pg-core';\nexport const a = pgTable;\n`,
      'packages/core/src/index.test.ts': `import 'node:fs';\n`,
    }),
  ).toEqual([]);
});

it('takes a library for a library, wherever npm has put it', async () => {
  expect(
    await problemsWith({
      'packages/server/node_modules/nested/index.js': 'export const nested = 1;\n',
      'packages/server/src/features/x/x.table.ts': `${a}export { nested } from 'nested';\n`,
      'packages/web/node_modules/nested/index.js': 'export const nested = 1;\n',
      'packages/web/src/ui/card.tsx': `${a}export { nested } from 'nested';\n`,
    }),
  ).toEqual([]);
});
