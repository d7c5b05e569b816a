import { isRecord } from '../../../platform/storage/is-record.ts';
import { isSameItem } from './same-item.ts';
import type { ItemOf, TravelItem } from './travel-record.ts';

/** The fields of a trip that its days and countries do not show. */
const fields = ['travellers', 'operator', 'packagePrice'] as const satisfies (keyof ItemOf<'trip'>)[];
export type TripDetail = (typeof fields)[number];

/** In which of these fields two trips differ, so that a person can tell them apart. */
export function differingDetails(one: TravelItem | null, other: TravelItem | null): TripDetail[] {
  if (one?.kind !== 'trip' || other?.kind !== 'trip') return [];
  return fields.filter((name) => !isSameValue(one[name], other[name]));
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other) ? isSameItem(one, other) : one === other;
