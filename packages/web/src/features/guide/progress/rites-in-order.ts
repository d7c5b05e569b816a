import type { StationOfDay } from '@manasik/core/guide/now';
import type { RiteId } from '@manasik/core/guide/rites';
import type { Station } from '@manasik/core/guide/sequence';

/**
 * All rites of the day of Eid, while it is day, for several follow one another then. Which of them are done nobody
 * has told: a rite is marked as learned, at home. At any other hour there is one, and the list is empty.
 */
export function ritesInOrder({ day, rite }: StationOfDay, stations: readonly Station[]): RiteId[] {
  if (day !== 10 || rite !== 'stoning') return [];
  const ofDay = stations.filter(({ days }) => days.includes(day)).map((station) => station.rite);
  return ofDay.filter((each) => each !== 'mina-nights');
}
