import { debtRules, lunarYears, zakatItems, zakatReasons, zakatSchools } from '@manasik/core/zakat/zakat';
import { metals } from '@manasik/core/zakat/zakat-weights';
import { z } from 'zod';
import { route } from './route.ts';
import { MetalPrices } from './settings.ts';

const Money = z.number().min(0).max(1e12);
/** Of pure metal. */
const Grams = z.number().min(0).max(1e6);
const Year = z.int().min(1900).max(2076);

/** Amounts are in the currency of `prices`, weights in grams; what is left out is 0. */
export const ZakatRequest = z.strictObject({
  savings: Money.default(0),
  gold: Grams.default(0),
  silver: Grams.default(0),
  /** Gold and silver that are worn: the Hanafi school counts them, the others do not. */
  goldJewellery: Grams.default(0),
  silverJewellery: Grams.default(0),
  /** For Malikis those alone that other goods beyond their needs would not cover. */
  debts: Money.default(0),
  nisabBy: z.enum(metals).default('silver'),
  /** Absent: reckoned as Hanafi, with the warning `schoolAssumed` where another school could have another result. */
  school: z.enum(zakatSchools).optional(),
  lunarYearPassed: z.boolean().default(true),
  /** Goes before `lunarYearPassed`: whether a dip below the nisab within the year counts depends on the school. */
  lunarYear: z.enum(lunarYears).optional(),
  /** Absent: the app's starting prices. */
  prices: MetalPrices.optional(),
  /** Gregorian; absent: the current one. */
  year: Year.optional(),
  /** Whether a user's history keeps the result. For visitors nothing is kept. */
  keep: z.boolean().default(true),
});

const Amount = z.number();
export const ZakatResult = z.strictObject({
  zakatDue: Amount,
  year: z.number(),
  /** ISO 4217. */
  currency: z.string(),
  rate: z.number(),
  nisab: z.strictObject({ by: z.enum(metals), grams: z.number(), value: Amount }),
  /** What counts, less the debts where `debtRule` is `deducted`. */
  zakatable: Amount,
  breakdown: z.array(
    z.strictObject({
      item: z.enum(zakatItems),
      grams: z.number().nullable(),
      amount: Amount,
      counted: z.boolean(),
    }),
  ),
  school: z.enum(zakatSchools),
  /** Whether the school takes debts off. Entries from before it was asked took them off. */
  debtRule: z.enum(debtRules).default('deducted'),
  lunarYearPassed: z.boolean(),
  /** `setOn` is null for the app's starting prices, which are an example and of no day. */
  prices: z.strictObject({ ...MetalPrices.shape, setOn: z.string().nullable() }),
  /** Why nothing is due; null when something is. */
  reason: z.enum(zakatReasons).nullable(),
});
export type ZakatResult = z.output<typeof ZakatResult>;

export const calculateZakat = route({
  method: 'POST',
  path: '/api/zakat/calculate',
  limit: { most: 120, windowSeconds: 60 },
  summary:
    'What zakat is due, and how that comes about; kept in the history of a user who does not refuse it',
  access: 'public',
  body: ZakatRequest,
  /** `id` is that of the entry in the history; null when nothing was kept. */
  reply: z.strictObject({
    ...ZakatResult.shape,
    /** `schoolAssumed`: the request names no school, and the schools differ on what it holds. */
    warnings: z.array(z.literal('schoolAssumed')),
    id: z.uuid().nullable(),
  }),
});

export const getZakatHistory = route({
  method: 'GET',
  path: '/api/zakat/history',
  summary: "The user's newest 100 calculations as they were answered then, newest first",
  access: 'user',
  reply: z.strictObject({
    entries: z.array(z.strictObject({ id: z.uuid(), createdAt: z.iso.datetime(), result: ZakatResult })),
  }),
});

export const deleteZakatEntry = route({
  method: 'DELETE',
  path: '/api/zakat/history/:id',
  summary: 'Remove a calculation from the history',
  access: 'user',
  params: z.strictObject({ id: z.uuid() }),
  errors: ['request.notFound'],
});
