import { expect, it } from 'vitest';
import { bytesOfDay, createRoom, createSums } from './sums.ts';

const hour = 3600;
const day = 24 * hour;

it('takes the greatest source of each hour', () => {
  const sums = createSums(createRoom());
  // The phone lies on the table in the evening, and the watch charges in the morning.
  sums.addSpan('phone', 8 * hour, 9 * hour, 3000);
  sums.addSpan('watch', 8 * hour, 9 * hour, 100);
  sums.addSpan('watch', 20 * hour, 21 * hour, 2000);
  expect(sums.totals()).toEqual(new Map([[0, 5000]]));
});

it('spreads a record evenly over the hours and days that it lasts', () => {
  const sums = createSums(createRoom());
  sums.addSpan('phone', day - hour, day + 3 * hour, 400);
  sums.addSpan('watch', day, day + hour, 250);
  expect(sums.totals()).toEqual(
    new Map([
      [0, 100],
      [1, 250 + 200],
    ]),
  );
});

it('takes the value of the whole day if it is greater than the sum of its hours', () => {
  const sums = createSums(createRoom());
  sums.addSpan('phone', 0, hour, 100);
  sums.addDay('summary', 0, 90);
  sums.addDay('summary', 1, 70);
  expect(sums.totals()).toEqual(
    new Map([
      [0, 100],
      [1, 70],
    ]),
  );
});

it('stops when a file has more days and sources than an export can have', () => {
  const sums = createSums(createRoom(10 * bytesOfDay));
  expect(() => {
    for (let index = 0; index < 11; index += 1) sums.addSpan(`source ${index}`, 0, 0, 1);
  }).toThrow('bomb');
});
