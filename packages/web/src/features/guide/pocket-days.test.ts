import { hajjKinds } from '@manasik/core/guide/rites';
import { sequenceOf } from '@manasik/core/guide/sequence';
import { expect, it } from 'vitest';
import { byFirstDay } from './pocket-days.ts';

it.each(hajjKinds)('prints each rite of %s once, in the order in which it is performed', (kind) => {
  const stations = sequenceOf(kind, 'hanafi');
  const days = byFirstDay(stations);
  expect(days.flatMap((day) => day.stations.map(({ rite }) => rite))).toEqual(
    stations.map(({ rite }) => rite),
  );
  expect(days.map(({ day }) => day)).toEqual(['before', 8, 9, 10, 11, 'leaving']);
});
