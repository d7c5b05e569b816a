export const documentKinds = [
  'passport',
  'visa',
  'nusuk-card',
  'residence-permit',
  'vaccination',
  'insurance',
  'ticket',
  'mahram',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const bookingKinds = ['package', 'flight', 'hotel', 'transport', 'other'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** The id of the trip of an account, the same on each device of a person: an account has one trip. */
export const tripId = '5b70fc9c-7d59-4425-9f66-9246c7470de2';

/** A time of day, `HH:MM`. */
export const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

export const travelLimits = {
  /** The days of a trip, the first and the last included. */
  tripDays: 400,
  /** Parts of a trip that an account may store. */
  count: 500,
  /** Units of one currency for one unit of another. */
  leastRate: 1e-9,
  mostRate: 1e9,
} as const;
