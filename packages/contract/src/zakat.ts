import { debtRules, lunarYears, zakatItems, zakatReasons, zakatSchools } from '@manasik/core/zakat/zakat';
import { metals } from '@manasik/core/zakat/zakat-weights';
import { z } from 'zod';
import { route } from './route.ts';
import { MetalPrices } from './settings.ts';

const Money = z.number().min(0).max(1e12);
/** Grams of pure metal. */
const Grams = z.number().min(0).max(1e6);
const Year = z.int().min(1900).max(2076);

/** Amounts are in the currency of `prices`, weights in grams; a missing field counts as 0. */
export const ZakatRequest = z.strictObject({
  savings: Money.default(0),
  gold: Grams.default(0),
  silver: Grams.default(0),
  /** Gold and silver that are worn. The Hanafi school counts them; the other schools do not. */
  goldJewellery: Grams.default(0),
  silverJewellery: Grams.default(0),
  /** Malikis enter only the debts that their goods beyond basic needs would not cover. */
  debts: Money.default(0),
  nisabBy: z.enum(metals).default('silver'),
  /**
   * If missing, the calculation is Hanafi, with the warning `schoolAssumed` where another school could give another
   * result.
   */
  school: z.enum(zakatSchools).optional(),
  lunarYearPassed: z.boolean().default(true),
  /**
   * Takes precedence over `lunarYearPassed`: whether a dip below the nisab within the year counts depends on the
   * school.
   */
  lunarYear: z.enum(lunarYears).optional(),
  /** If missing, the app's starting prices are used. */
  prices: MetalPrices.optional(),
  /** Gregorian; if missing, the current year. */
  year: Year.optional(),
  /** Whether to save the result in the user's history. Nothing is saved for visitors. */
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
  /** Counted wealth, less the debts where `debtRule` is `deducted`. */
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
  /** Whether the school deducts debts. Entries older than this field deducted them. */
  debtRule: z.enum(debtRules).default('deducted'),
  lunarYearPassed: z.boolean(),
  /** `setOn` is null for the app's starting prices, which are an example without a date. */
  prices: z.strictObject({ ...MetalPrices.shape, setOn: z.string().nullable() }),
  /** Why no zakat is due; null when some is. */
  reason: z.enum(zakatReasons).nullable(),
});
export type ZakatResult = z.output<typeof ZakatResult>;

export const calculateZakat = route({
  method: 'POST',
  path: '/api/zakat/calculate',
  limit: { most: 120, windowSeconds: 60 },
  summary: 'The zakat due, with its calculation; stored in the history of a signed-in user unless refused',
  access: 'public',
  body: ZakatRequest,
  /** `id` is that of the history entry; null when nothing was saved. */
  reply: z.strictObject({
    ...ZakatResult.shape,
    /** `schoolAssumed`: the request names no school, and the schools differ on its input. */
    warnings: z.array(z.literal('schoolAssumed')),
    id: z.uuid().nullable(),
  }),
});

export const getZakatHistory = route({
  method: 'GET',
  path: '/api/zakat/history',
  summary: "The user's newest 100 calculations with their original results, newest first",
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
