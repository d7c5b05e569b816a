import { expect, it } from 'vitest';
import { zones } from './zones.ts';

const same = { platform: '2026f', table: '2026f', published: '2026f' };

it('finds a table older than moment-timezone', async () => {
  const { problems } = await zones('', { ...same, published: '2027a' });
  expect(problems).toEqual([expect.stringContaining('write-zone-table')]);
});

it('finds a table older than Node', async () => {
  const { problems } = await zones('', { ...same, platform: '2027b' });
  expect(problems).toEqual([expect.stringContaining('this Node has tz 2027b')]);
});

it('passes with an older Node and names the zones that differ', async () => {
  const { problems, saw, hints } = await zones('', { ...same, platform: '2026c' });
  expect(problems).toEqual([]);
  expect(saw).toContain(`differs in ${hints?.length}`);
});
