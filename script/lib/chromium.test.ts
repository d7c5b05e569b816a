import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureChromium, findChromium } from './chromium.ts';
import { plant } from './plant.ts';

it('finds the one in PATH', () => {
  using planted = plant({});
  const program = join(planted.root, 'chromium');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  expect(findChromium({ PATH: planted.root })).toBe(program);
});

it('uses only CHROMIUM_PATH when it is set, and reports when that is not a program', async () => {
  expect(findChromium({ CHROMIUM_PATH: '/bin/sh' })).toBe('/bin/sh');
  expect(findChromium({ ...process.env, CHROMIUM_PATH: '/nowhere' })).toBeUndefined();
  await expect(ensureChromium({ ...process.env, CHROMIUM_PATH: '/nowhere' })).rejects.toThrow(
    'CHROMIUM_PATH is not a program',
  );
});
