import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { bookingKinds, clockTime, documentKinds } from '@manasik/core/travel/travel-items';
import { isRecord } from '../../../platform/storage/is-record.ts';
import type { TravelItem, TravelKind } from './travel-record.ts';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => Number.isFinite(value);
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const orMissing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

// The browser refuses to name anything else.
const isCountry = matching(/^[A-Z]{2}$/);
const isCurrency = matching(/^[A-Z]{3}$/);
// Sums of more cannot be computed exactly, and the form refuses more.
const mostMoney = 1e10;
const isMoney: Check = (value) =>
  isRecord(value) &&
  isNumber(value['amount']) &&
  Number(value['amount']) <= mostMoney &&
  isCurrency(value['currency']);

type Fields<Kind extends TravelKind> = Record<
  Exclude<keyof Extract<TravelItem, { kind: Kind }>, 'kind'>,
  Check
>;

const fields: { readonly [Kind in TravelKind]: Fields<Kind> } = {
  trip: {
    country: orNull(isCountry),
    passportCountry: orMissing(orNull(isCountry)),
    departsOn: isCivilDate,
    returnsOn: isCivilDate,
    travellers: isNumber,
    operator: orNull(isText),
    packagePrice: orNull(isMoney),
    plannedOn: orMissing(isCivilDate),
  },
  document: {
    document: oneOf(documentKinds),
    title: isText,
    expiresOn: orNull(isCivilDate),
    isReady: isFlag,
    note: orNull(isText),
  },
  booking: {
    booking: oneOf(bookingKinds),
    title: isText,
    reference: orNull(isText),
    startsOn: orNull(isCivilDate),
    startsAt: orMissing(matching(clockTime)),
    isReturn: orMissing(isFlag),
    endsOn: orNull(isCivilDate),
    cost: orNull(isMoney),
    isPaid: isFlag,
    note: orNull(isText),
  },
  check: { category: isText, item: orNull(isText), title: orNull(isText), isDone: isFlag },
  expense: { line: isText, title: isText, paidOn: isCivilDate, cost: isMoney, sharedBy: isNumber },
  estimate: { line: isText, low: isNumber, high: isNumber, currency: isCurrency },
  rate: { from: isCurrency, to: isCurrency, rate: isNumber, readOn: isCivilDate },
  promise: {
    title: isText,
    promisedBy: orNull(isText),
    promisedOn: isCivilDate,
    outcome: oneOf(['open', 'kept', 'broken']),
    note: orNull(isText),
  },
};

const isKind = (kind: unknown): kind is TravelKind => typeof kind === 'string' && Object.hasOwn(fields, kind);

/**
 * Whether the pages can show an item that was read from storage: a missing field would stop a whole page. Fields and kinds
 * that a later version may have added are left alone.
 */
export function isReadableItem(value: unknown): value is TravelItem {
  if (!isRecord(value) || typeof value['kind'] !== 'string') return false;
  if (!isKind(value['kind'])) return true;
  return Object.entries(fields[value['kind']]).every(([name, check]) => check(value[name]));
}
