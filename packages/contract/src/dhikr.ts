import { dhikrLimits, oneOfThree } from '@manasik/core/dhikr/dhikr';
import { z } from 'zod';
import { CivilDate, text } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'dhikr.tooManyPhrases': 409,
} as const;
const route = routeWith(errors);

/** Of a dhikr or a device; made by the device. */
const Id = z.string().regex(/^[a-z0-9-]{1,40}$/);
const Count = z.int().min(0).max(dhikrLimits.count);

/** How often one device counted a dhikr on a day. Of two with the same day and dhikr the higher revision holds. */
export const DhikrTally = z.strictObject({
  date: CivilDate,
  dhikrId: Id,
  count: Count,
  revision: z.int().min(1).max(2_147_483_647),
});

/** A dhikr of the user's own; the last change holds. Removed ones stay known as removed. */
export const DhikrPhrase = z.strictObject({
  id: Id.refine((id) => !oneOfThree(id), { params: { code: 'taken' } }),
  text: text(dhikrLimits.textLength),
  target: z.int().min(1).max(dhikrLimits.target),
  /** Milliseconds since 1970, up to the year 2100; one that lies ahead of the server's clock becomes now. */
  changedAt: z.int().min(0).max(4_102_444_800_000),
  removed: z.boolean(),
});

export const DhikrState = z.strictObject({
  phrases: z.array(DhikrPhrase),
  /** Of the days asked for: the sum over the devices. */
  tallies: z.array(z.strictObject({ date: z.string(), dhikrId: z.string(), count: z.int() })),
  /** Of the same days: the rows of the device that asks. They are part of the sums. */
  own: z.array(DhikrTally),
});
export type DhikrState = z.output<typeof DhikrState>;

/** Both days included; 400 days at most. */
const range = { from: CivilDate, to: CivilDate };

export const getDhikr = route({
  method: 'GET',
  path: '/api/dhikr',
  summary: "The user's dhikr and their counts from one day to another, 400 days at most",
  access: 'user',
  query: z.strictObject({ ...range, deviceId: Id.optional() }),
  reply: DhikrState,
});

export const DhikrChange = z.strictObject({
  deviceId: Id,
  tallies: z.array(DhikrTally).max(500),
  phrases: z.array(DhikrPhrase).max(100),
});
export type DhikrChange = z.output<typeof DhikrChange>;

export const putDhikr = route({
  method: 'PUT',
  path: '/api/dhikr',
  limit: { most: 60, windowSeconds: 60 },
  summary: "Merge a device's counts and dhikr into the user's; sent twice it changes nothing more",
  access: 'user',
  query: z.strictObject(range),
  body: DhikrChange,
  reply: DhikrState,
  errors: ['dhikr.tooManyPhrases'],
});
