import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { keepSnapshots, listSnapshots, writeSnapshot } from './snapshots.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'manasik-snapshots-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(dataDir, { recursive: true });
});

const names = async (): Promise<string[]> => (await listSnapshots(dataDir)).map(({ name }) => name);
const dayOf = (day: number): Date => new Date(Date.UTC(2027, 4, day));

it('finds none where none was written', async () => {
  expect(await listSnapshots(dataDir)).toEqual([]);
});

it('keeps the seven newest, oldest first, with what is in them', async () => {
  for (let day = 1; day <= 9; day += 1) await writeSnapshot(dataDir, Buffer.from(`day ${day}`), dayOf(day));
  const snapshots = await listSnapshots(dataDir);
  expect(snapshots).toHaveLength(7);
  expect(snapshots[0]?.name).toMatch(/^2027-05-03T/);
  expect(String(await snapshots.at(-1)?.read())).toBe('day 9');
});

it('does not see a copy that was cut short', async () => {
  await mkdir(path.join(dataDir, 'snapshots'));
  await writeFile(path.join(dataDir, 'snapshots/2099-01-01T00-00-00-000Z.tar.gz.partial'), 'half');
  const name = await writeSnapshot(dataDir, Buffer.from('whole'), dayOf(1));
  expect(await names()).toEqual([name]);
});

it('takes one a minute after the start when the day has none, then one a day', async () => {
  vi.useFakeTimers({
    now: dayOf(1),
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
  });
  const stop = keepSnapshots(dataDir, async () => Buffer.from('copy'), createLogger('silent'));
  const written = async (count: number): Promise<void> => {
    // Files are written outside the time that the test makes.
    while (
      (await readdir(path.join(dataDir, 'snapshots')).catch(() => [])).filter((n) => n.endsWith('.gz'))
        .length < count
    )
      await new Promise(setImmediate);
  };
  vi.advanceTimersByTime(60_000);
  await written(1);
  for (let hour = 0; hour < 24; hour += 1) vi.advanceTimersByTime(60 * 60_000);
  await written(2);
  stop();
  expect((await names()).map((name) => name.slice(0, 10))).toEqual(['2027-05-01', '2027-05-02']);
});
