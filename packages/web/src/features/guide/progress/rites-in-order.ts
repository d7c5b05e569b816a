import type { StationOfDay } from '@manasik/core/guide/now';
import type { RiteId } from '@manasik/core/guide/rites';
import type { Station } from '@manasik/core/guide/sequence';

/**
 * All rites of the day of Eid during daytime, because several follow one another. We do not know which of them are done,
 * because a mark only means that a rite is learned. At any other time there is one rite, and the list is empty.
 */
export function ritesInOrder({ day, rite }: StationOfDay, stations: readonly Station[]): RiteId[] {
  if (day !== 10 || rite !== 'stoning') return [];
  const ofDay = stations.filter(({ days }) => days.includes(day)).map((station) => station.rite);
  return ofDay.filter((each) => each !== 'mina-nights');
}
