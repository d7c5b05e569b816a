import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { plant } from './plant.ts';

it('creates the files, links our packages to the planted ones, and removes everything', () => {
  let root = '';
  {
    using planted = plant({ 'packages/core/src/a.ts': 'export const a = 1;\n' });
    root = planted.root;
    expect(readFileSync(join(root, 'node_modules/@manasik/core/src/a.ts'), 'utf8')).toContain('a = 1');
    expect(existsSync(join(root, 'node_modules/zod/package.json'))).toBe(true);
  }
  expect(existsSync(root)).toBe(false);
});
