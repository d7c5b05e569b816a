import { expect, it } from 'vitest';
import { createBatchWriter } from './batch-writer.ts';

const writerOf = (writeAll: (items: readonly string[]) => Promise<ReadonlyMap<string, string>>) =>
  createBatchWriter<string, string>({
    keyOf: (item) => item,
    missing: () => new Error('missing'),
    mostItems: 10,
    lanes: 1,
    writeAll,
  });

it('refuses what the database refuses, and nothing else in the same batch', async () => {
  const writer = writerOf(async (items) => {
    if (items.includes('bad')) throw new Error('refused');
    return new Map(items.map((item) => [item, `${item} is written`]));
  });
  expect(await Promise.allSettled(['one', 'bad', 'two'].map((item) => writer.write(item)))).toEqual([
    { status: 'fulfilled', value: 'one is written' },
    { status: 'rejected', reason: new Error('refused') },
    { status: 'fulfilled', value: 'two is written' },
  ]);
});

it('queries an unavailable database once, and not once per item', async () => {
  let asked = 0;
  const writer = writerOf(async () => {
    asked += 1;
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  });
  await Promise.allSettled(['one', 'two', 'three'].map((item) => writer.write(item)));
  expect(asked).toBe(1);
});
