import { expect, it } from 'vitest';
import { plant } from '../lib/plant.ts';
import { size } from './size.ts';

const lines = (count: number): string => 'const a = 1;\n'.repeat(count);

it('fails a file of 301 lines and passes one of 300 with a hint', async () => {
  using planted = plant({
    'packages/core/src/long.ts': lines(301),
    'packages/web/src/ui/edge.tsx': lines(300),
    'packages/core/src/short.ts': lines(150),
  });
  const report = await size(planted.root);
  expect(report.problems).toEqual(['packages/core/src/long.ts: 301 lines, at most 300']);
  expect(report.hints).toEqual([expect.stringContaining('packages/web/src/ui/edge.tsx: 300 lines')]);
});

it('cannot be switched off by a comment', async () => {
  using planted = plant({ 'packages/core/src/long.ts': `/* oxlint-disable max-lines */\n${lines(301)}` });
  expect((await size(planted.root)).problems).toHaveLength(1);
});

it('ignores content, migrations and generated files', async () => {
  using planted = plant({
    'packages/core/src/a.ts': lines(1),
    'packages/content/rites/tawaf.ts': lines(400),
    'packages/server/migrations/0001.ts': lines(400),
    'packages/core/src/cities.generated.ts': lines(400),
  });
  expect(await size(planted.root)).toEqual({ problems: [], hints: [], saw: '1 files' });
});

it('fails when it finds no source files', async () => {
  using planted = plant({});
  expect((await size(planted.root)).problems).toEqual([expect.stringContaining('saw no source files')]);
});
