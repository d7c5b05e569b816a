import { daysUntil, firstRecordedDay, isCivilDate } from '@manasik/core/calendar/civil-date';
import { amountOf, currencyDigits, inUnits } from '@manasik/core/money/exact-money';
import { countryCodes } from '@manasik/core/places/country-codes';
import { isJourney } from '@manasik/core/travel/bookings';
import { isCostLine } from '@manasik/core/travel/cost-lines';
import {
  bookingKinds,
  clockTime,
  documentKinds,
  travelLimits,
  tripId,
} from '@manasik/core/travel/travel-items';
import { z } from 'zod';
import { ChangedAt, CivilDate, text, title } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'travel.tooMany': 409,
} as const;
const route = routeWith(errors);

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);

/** ISO 4217, in use today or once. */
export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .refine(isCurrency, { params: { code: 'format' } });

export const Money = z.strictObject({ amount: z.number().min(0).max(1e10), currency: Currency });
export type Money = z.output<typeof Money>;

/** ISO 3166-1 alpha-2. */
const Country = z.string().regex(/^[A-Z]{2}$/);
const Note = text(1000).nullable();

const order =
  <Fields extends Readonly<Record<string, unknown>>>(
    from: keyof Fields & string,
    to: keyof Fields & string,
  ) =>
  (fields: Fields): boolean => {
    const [first, last] = [fields[from], fields[to]];
    return typeof first !== 'string' || typeof last !== 'string' || first <= last;
  };

/** One part of a trip. An account has one `trip`. */
export const TravelItem = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('trip'),
      /** Where the traveller lives, and leaves from. */
      country: Country.nullable(),
      /** That of the passport, if it is another one; null if it was not chosen. */
      passportCountry: Country.nullable().optional(),
      departsOn: CivilDate,
      returnsOn: CivilDate,
      travellers: z.int().min(1).max(50),
      operator: text(120).nullable(),
      packagePrice: Money.nullable(),
      /** The day on which the user entered this departure; steps that were due before it are not late. */
      plannedOn: CivilDate.optional(),
    })
    .refine(order('departsOn', 'returnsOn'), { path: ['returnsOn'], params: { code: 'tooSmall' } }),
  z.strictObject({
    kind: z.literal('document'),
    document: z.enum(documentKinds),
    /** The person it belongs to, or what it is. */
    title: title(120),
    expiresOn: CivilDate.nullable(),
    isReady: z.boolean(),
    note: Note,
  }),
  z
    .strictObject({
      kind: z.literal('booking'),
      booking: z.enum(bookingKinds),
      title: title(120),
      reference: text(60).nullable(),
      startsOn: CivilDate.nullable(),
      /** Of a journey: `HH:MM` on the first day, the local time at the place of departure. */
      startsAt: z.string().regex(clockTime).optional(),
      /** Of a flight: it is the one home. */
      isReturn: z.boolean().optional(),
      endsOn: CivilDate.nullable(),
      cost: Money.nullable(),
      isPaid: z.boolean(),
      note: Note,
    })
    .refine(order('startsOn', 'endsOn'), { path: ['endsOn'], params: { code: 'tooSmall' } }),
  z.strictObject({
    kind: z.literal('check'),
    category: z.string().regex(/^[a-z-]{1,40}$/),
    /** The id of an item of the app's list; null for an item of one's own. */
    item: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .nullable(),
    /** The words of an item of one's own. */
    title: title(120).nullable(),
    isDone: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('expense'),
    line: z.string().regex(/^[a-z-]{1,40}$/),
    title: title(120),
    paidOn: CivilDate,
    cost: Money,
    /** The people who share it; 1 for oneself only. */
    sharedBy: z.int().min(1).max(50),
  }),
  z
    .strictObject({
      kind: z.literal('estimate'),
      line: z.string().regex(/^[a-z-]{1,40}$/),
      low: z.number().min(0).max(1e10),
      high: z.number().min(0).max(1e10),
      currency: Currency,
    })
    .refine(({ low, high }) => low <= high, { path: ['high'], params: { code: 'tooSmall' } }),
  z.strictObject({
    kind: z.literal('rate'),
    from: Currency,
    to: Currency,
    /** Units of `to` for one unit of `from`. */
    rate: z.number().min(travelLimits.leastRate).max(travelLimits.mostRate),
    /** The day on which the user read it. */
    readOn: CivilDate,
  }),
  z.strictObject({
    kind: z.literal('promise'),
    title: title(300),
    promisedBy: text(120).nullable(),
    promisedOn: CivilDate,
    outcome: z.enum(['open', 'kept', 'broken']),
    note: Note,
  }),
]);
export type TravelItem = z.output<typeof TravelItem>;

const moneyAt = (path: string[], money: Money | null) => (money ? [{ path, money }] : []);

/** The amounts of an item by the path to each. */
function amountsOf(item: TravelItem): { path: string[]; money: Money }[] {
  if (item.kind === 'trip') return moneyAt(['packagePrice', 'amount'], item.packagePrice);
  if (item.kind === 'booking' || item.kind === 'expense') return moneyAt(['cost', 'amount'], item.cost);
  if (item.kind !== 'estimate') return [];
  const { low, high, currency } = item;
  return [...moneyAt(['low'], { amount: low, currency }), ...moneyAt(['high'], { amount: high, currency })];
}

// This check also runs for amounts and currencies that the check of the field has refused.
const isPayable = (money: Money): boolean => {
  if (!Money.safeParse(money).success) return true;
  const { amount, currency } = money;
  const digits = currencyDigits(currency);
  return amountOf(inUnits(amount, digits), digits) === amount;
};

/** The day on which something happened that an item records, with the name of its field; null without one. */
export function pastDayOf(item: TravelItem): readonly [field: string, day: string] | null {
  if (item.kind === 'expense') return ['paidOn', item.paidOn];
  if (item.kind === 'rate') return ['readOn', item.readOn];
  return item.kind === 'promise' ? ['promisedOn', item.promisedOn] : null;
}

// This check also runs for days that the check of the field has refused.
const isTooLong = ({ departsOn, returnsOn }: { departsOn: string; returnsOn: string }): boolean =>
  [departsOn, returnsOn].every(isCivilDate) && daysUntil(departsOn, returnsOn) >= travelLimits.tripDays;

const unknownCountries = (trip: Extract<TravelItem, { kind: 'trip' }>): string[][] =>
  (['country', 'passportCountry'] as const)
    .filter((name) => typeof trip[name] === 'string' && !countryCodes.includes(trip[name]))
    .map((name) => [name]);

const meaninglessOfBooking = (booking: Extract<TravelItem, { kind: 'booking' }>): string[][] => [
  ...(booking.startsAt !== undefined && (booking.startsOn === null || !isJourney(booking))
    ? [['startsAt']]
    : []),
  ...(booking.isReturn && booking.booking !== 'flight' ? [['isReturn']] : []),
];

/** The fields of an item that mean nothing, although each has the right shape. */
function meaningless(item: TravelItem): string[][] {
  const inexact = amountsOf(item).filter(({ money }) => !isPayable(money));
  return [
    ...inexact.map(({ path }) => path),
    ...('title' in item && /[\n\r\t]/.test(item.title ?? '') ? [['title']] : []),
    ...(item.kind === 'check' && item.item === null && item.title === null ? [['title']] : []),
    ...('line' in item && !isCostLine(item.line) ? [['line']] : []),
    ...(item.kind === 'rate' && item.from === item.to ? [['to']] : []),
    ...(item.kind === 'booking' ? meaninglessOfBooking(item) : []),
    ...(item.kind === 'trip' ? unknownCountries(item) : []),
  ];
}

/** A part of a trip to store. Stored parts stay readable when a rule is added. */
const NewTravelItem = TravelItem.superRefine((item, context) => {
  const refuse = (path: string[], code: string) =>
    context.addIssue({ code: 'custom', path, params: { code } });
  for (const path of meaningless(item)) refuse(path, 'format');
  const [field, day] = (item.kind === 'trip' ? ['departsOn', item.departsOn] : pastDayOf(item)) ?? [];
  if (field !== undefined && day !== undefined && day < firstRecordedDay) refuse([field], 'tooSmall');
  if (item.kind === 'trip' && isTooLong(item)) refuse(['returnsOn'], 'tooBig');
});

export const StoredTravelItem = z.strictObject({ id: z.uuid(), item: TravelItem, changedAt: ChangedAt });
export type StoredTravelItem = z.output<typeof StoredTravelItem>;

/** The latest change of a part of a trip. `item` is null once it is deleted. */
export const TravelItemState = StoredTravelItem.extend({
  // The compiled serializer of replies knows no nullable union.
  item: z.union([TravelItem, z.null()]),
});
export type TravelItemState = z.output<typeof TravelItemState>;

export const listTravelItems = route({
  method: 'GET',
  path: '/api/travel/items',
  summary: `The parts of the user's trip, at most ${travelLimits.count}, in the order in which they were added`,
  access: 'user',
  reply: z.strictObject({ items: z.array(StoredTravelItem) }),
});

export const putTravelItem = route({
  method: 'PUT',
  path: '/api/travel/items/:id',
  limit: { most: 600, windowSeconds: 3600 },
  summary:
    'Add, replace or delete (null) a part of the trip. The latest change wins, and the reply has the one that won. ' +
    `An account has one trip, whose id is ${tripId}`,
  access: 'user',
  // Chosen by a device, which makes random ones.
  params: z.strictObject({ id: z.uuidv4() }),
  // Unlike a union with null, `nullable` names the wrong field of an item.
  body: z.strictObject({ item: NewTravelItem.nullable(), changedAt: ChangedAt }),
  reply: TravelItemState,
  errors: ['travel.tooMany'],
});
