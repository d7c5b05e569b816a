import { isRecord } from '../../../platform/storage/is-record.ts';

/** Whether two items say the same. The database orders their fields in its own way. */
export const isSameItem = (one: object, other: object): boolean => textOf(one) === textOf(other);

const textOf = (item: object): string =>
  JSON.stringify(item, (name, value: unknown) => {
    // On which day a trip was planned is not something that a person entered.
    if (name === 'plannedOn') return undefined;
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
