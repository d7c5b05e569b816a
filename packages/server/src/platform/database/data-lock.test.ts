import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DataDirInUseError, lockDataDir } from './data-lock.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'manasik-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('gives a directory to one at a time', () => {
  const unlock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUseError);
  expect(() => lockDataDir(dataDir)).toThrow(dataDir);
  unlock();
  lockDataDir(dataDir)();
});

it('does not call a directory taken that is not there', () => {
  const absent = path.join(dataDir, 'absent');
  expect(() => lockDataDir(absent)).toThrow('unable to open database file');
  expect(() => lockDataDir(absent)).not.toThrow(DataDirInUseError);
});
