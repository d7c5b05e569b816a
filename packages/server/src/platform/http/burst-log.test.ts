import { expect, it } from 'vitest';
import { createBurstLog } from './burst-log.ts';

it('writes one line per kind every ten seconds, with the number of omitted lines', () => {
  let now = 0;
  const log = createBurstLog(() => now);
  const written: string[] = [];
  const line = (key: string): void => log.line(key, (leftOut) => written.push(`${key} ${leftOut}`));
  for (let time = 0; time < 5; time += 1) line('busy');
  line('away');
  expect(written).toEqual(['busy 0', 'away 0']);
  now = 10_000;
  line('busy');
  line('busy');
  line('away');
  expect(written).toEqual(['busy 0', 'away 0', 'busy 4', 'away 0']);
});
