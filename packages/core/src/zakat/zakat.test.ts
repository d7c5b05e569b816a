import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateZakat,
  lunarYears,
  nisabValue,
  startingPrices,
  type ZakatInput,
  zakatSchools,
} from './zakat.ts';
import { currencyDigits } from '../money/exact-money.ts';
import { gramsIn, nisabGrams } from './zakat-weights.ts';

const prices = (currency: string, gold: number, silver: number) => ({
  currency,
  gold,
  silver,
  setOn: '2026-11-21',
});

const nothing: ZakatInput = {
  savings: 0,
  gold: 0,
  silver: 0,
  goldJewellery: 0,
  silverJewellery: 0,
  debts: 0,
  nisabBy: 'silver',
  school: 'hanafi',
  lunarYear: 'whole',
  prices: startingPrices,
  year: 2026,
};
const zakat = (input: Partial<ZakatInput>) => calculateZakat({ ...nothing, ...input });

const dueOf = (currency: string, savings: number) =>
  zakat({ savings, prices: prices(currency, 1, 0.0001) }).zakatDue;

interface Example {
  source: string;
  input: Partial<ZakatInput>;
  zakatDue: number;
}

// Published examples: their figures with our field names. A price that they do not need is set to 1.
const examples: Example[] = [
  {
    source: 'hasene.ca/ufaqs/could-you-explain-the-payment-of-zakat-through-an-example',
    input: {
      savings: 3800 + 1250,
      goldJewellery: 50,
      debts: 1200,
      nisabBy: 'gold',
      prices: prices('CAD', 34.82, 1),
    },
    zakatDue: 139.78,
  },
  {
    source: 'hasene.org.uk/could-you-explain-how-to-calculate-zakat-with-an-example',
    input: { savings: 3800 + 1250, goldJewellery: 50, nisabBy: 'gold', prices: prices('GBP', 40.48, 1) },
    zakatDue: 176.85,
  },
  {
    source: 'zakatcal.vercel.app, gold at £10: the nisab is £850',
    input: { savings: 850, nisabBy: 'gold', prices: prices('GBP', 10, 1) },
    zakatDue: 21.25,
  },
  {
    source: 'zakatcal.vercel.app, silver at £1: the nisab is £595; printed as 14.87, the half penny cut off',
    input: { savings: 595, nisabBy: 'silver', prices: prices('GBP', 10, 1) },
    zakatDue: 14.88,
  },
  {
    source: 'islam-trieste.it/calcola-la-mia-zakat, money',
    input: { savings: 5000, nisabBy: 'gold', prices: prices('EUR', 51, 0.46) },
    zakatDue: 125,
  },
  {
    source:
      'islam-trieste.it/calcola-la-mia-zakat, a bracelet of 85 g; printed as 108.37, the half cent cut off',
    input: { goldJewellery: 85, nisabBy: 'gold', prices: prices('EUR', 51, 0.46) },
    zakatDue: 108.38,
  },
  {
    source: 'islam-trieste.it/calcola-la-mia-zakat, 600 g of silver',
    input: { silverJewellery: 600, nisabBy: 'silver', prices: prices('EUR', 51, 0.46) },
    zakatDue: 6.9,
  },
  {
    source: 'the specification: its prices and its sample amounts',
    input: { savings: 25_000, gold: 85 },
    zakatDue: 731.25,
  },
];

describe('calculateZakat', () => {
  it.each(examples)('agrees with $source', ({ input, zakatDue }) => {
    expect(zakat(input)).toMatchObject({ zakatDue, reason: null, year: 2026 });
  });

  it('shows the steps of the calculation', () => {
    const { breakdown, zakatable, nisab } = zakat({
      savings: 1000.5,
      gold: 10,
      goldJewellery: 20,
      silver: 100,
      debts: 200,
      school: 'hanbali',
    });
    expect(breakdown).toEqual([
      { item: 'savings', grams: null, amount: 1000.5, counted: true },
      { item: 'gold', grams: 10, amount: 500, counted: true },
      { item: 'goldJewellery', grams: 20, amount: 1000, counted: false },
      { item: 'silver', grams: 100, amount: 60, counted: true },
      { item: 'debts', grams: null, amount: 200, counted: true },
    ]);
    expect(zakatable).toBe(1360.5);
    expect(nisab).toEqual({ by: 'silver', grams: 595, value: 357 });
  });

  it('counts jewellery only for the Hanafi school', () => {
    const due = zakatSchools.map((school) => zakat({ goldJewellery: 100, silverJewellery: 100, school }));
    expect(due.map(({ zakatDue }) => zakatDue)).toEqual([126.5, 0, 0, 0]);
    expect(due.map(({ reason }) => reason)).toEqual([null, 'nothing', 'nothing', 'nothing']);
  });

  it('deducts debts in every school except the Shafi’i, whose relied-upon view does not', () => {
    const results = zakatSchools.map((school) => zakat({ savings: 1000, debts: 200, school }));
    expect(
      results.map(({ school, debtRule, zakatable, zakatDue }) => [school, debtRule, zakatable, zakatDue]),
    ).toEqual([
      ['hanafi', 'deducted', 800, 20],
      ['shafi', 'notDeducted', 1000, 25],
      ['maliki', 'deducted', 800, 20],
      ['hanbali', 'deducted', 800, 20],
    ]);
    expect(results[1]?.breakdown.at(-1)).toEqual({ item: 'debts', grams: null, amount: 200, counted: false });
    expect(zakat({ savings: 400, debts: 9000, school: 'shafi' })).toMatchObject({
      zakatDue: 10,
      reason: null,
    });
  });

  it('checks the beginning and the end of the lunar year for Hanafis, and all of it for the others', () => {
    const passed = lunarYears.map((lunarYear) =>
      zakatSchools.filter((school) => zakat({ savings: 9000, lunarYear, school }).lunarYearPassed),
    );
    expect(passed).toEqual([zakatSchools, ['hanafi'], []]);
    expect(zakat({ savings: 9000, lunarYear: 'startAndEnd', school: 'maliki' })).toMatchObject({
      zakatDue: 0,
      reason: 'yearNotPassed',
    });
  });

  it('gives the reason when nothing is due', () => {
    expect(zakat({})).toMatchObject({ zakatDue: 0, reason: 'nothing', breakdown: [] });
    expect(zakat({ debts: 10 })).toMatchObject({ zakatDue: 0, reason: 'nothing', zakatable: 0 });
    expect(zakat({ savings: 356.99 })).toMatchObject({ zakatDue: 0, reason: 'belowNisab' });
    expect(zakat({ savings: 357 })).toMatchObject({ zakatDue: 8.93, reason: null });
    expect(zakat({ savings: 5000, debts: 9000 })).toMatchObject({ reason: 'belowNisab', zakatable: 0 });
    expect(zakat({ savings: 4249.99, nisabBy: 'gold' })).toMatchObject({ reason: 'belowNisab' });
    expect(zakat({ savings: 4250, nisabBy: 'gold' })).toMatchObject({ zakatDue: 106.25, reason: null });
    expect(zakat({ savings: 9000, lunarYear: 'notYet' })).toMatchObject({
      zakatDue: 0,
      reason: 'yearNotPassed',
      zakatable: 9000,
    });
  });

  it('rounds half up to the smallest unit of the currency', () => {
    expect(dueOf('GBP', 100.2)).toBe(2.51);
    expect(dueOf('GBP', 100.19)).toBe(2.5);
    expect(dueOf('JPY', 100)).toBe(3);
    expect(dueOf('JPY', 99)).toBe(2);
    expect(dueOf('KWD', 100.1)).toBe(2.503);
    expect(['PKR', 'IDR', 'BDT', 'JPY', 'BHD', 'ZZZ'].map(currencyDigits)).toEqual([2, 2, 2, 0, 3, 2]);
  });

  it('is exact where binary fractions are not', () => {
    expect(zakat({ savings: 1.005 }).zakatable).toBe(1.01);
    expect(zakat({ gold: 1.15, prices: prices('GBP', 1.1, 1) }).zakatable).toBe(1.27);
    expect(zakat({ savings: 0.1 + 0.2 }).zakatable).toBe(0.3);
    expect(zakat({ savings: 1e12, gold: 1e6, prices: prices('GBP', 1e9, 1) }).zakatDue).toBe(25_025e9);
    expect(zakat({ savings: 5e-324 })).toMatchObject({ zakatDue: 0, reason: 'nothing' });
  });

  it('has the right weights', () => {
    expect(nisabGrams).toEqual({ gold: 85, silver: 595 });
    // stonexbullion.com/en/glossary/tola: 180 troy grains, 3/8 of a troy ounce.
    expect(gramsIn).toEqual({ gram: 1, tola: 11.6638038 });
    expect(gramsIn.tola).toBeCloseTo((31.1034768 * 3) / 8, 10);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 1e21])('refuses %d', (savings) => {
    expect(() => zakat({ savings })).toThrow(RangeError);
  });

  const money = fc.integer({ min: 0, max: 1e11 }).map((pence) => pence / 100);
  const grams = fc.integer({ min: 0, max: 1e8 }).map((hundredths) => hundredths / 100);
  const price = fc.integer({ min: 1, max: 1e9 }).map((tenThousandths) => tenThousandths / 10_000);
  const inputs: fc.Arbitrary<ZakatInput> = fc.record({
    savings: money,
    gold: grams,
    silver: grams,
    goldJewellery: grams,
    silverJewellery: grams,
    debts: money,
    nisabBy: fc.constantFrom('gold', 'silver'),
    school: fc.constantFrom(...zakatSchools),
    lunarYear: fc.constantFrom(...lunarYears),
    prices: fc.record({
      currency: fc.constantFrom('GBP', 'JPY', 'KWD', 'PKR'),
      gold: price,
      silver: price,
      setOn: fc.constant(null),
    }),
    year: fc.constant(2026),
  });

  it('is 2.5 % of the counted wealth from the nisab on, and 0 with a reason below it', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { zakatDue, zakatable, nisab, reason, currency, lunarYearPassed } = calculateZakat(input);
        expect(nisab.value).toBe(nisabValue(input.nisabBy, input.prices));
        expect(reason === null).toBe(lunarYearPassed && zakatable > 0 && zakatable >= nisab.value);
        const expected = reason === null ? zakatable * 0.025 : 0;
        const halfUnit = 10 ** -currencyDigits(currency) / 2;
        expect(Math.abs(zakatDue - expected)).toBeLessThanOrEqual(halfUnit + zakatable * 1e-12);
        expect(reason === null || zakatDue === 0).toBe(true);
      }),
    );
  });

  it('adds up: the counted lines, less the debts', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { breakdown, zakatable } = calculateZakat(input);
        const sum = breakdown
          .filter(({ counted }) => counted)
          .reduce((total, { item, amount }) => (item === 'debts' ? total - amount : total + amount), 0);
        expect(Math.abs(zakatable - Math.max(0, sum))).toBeLessThanOrEqual(1e-3 + zakatable * 1e-9);
      }),
    );
  });

  it('never decreases when savings grow, and never increases with debts', () => {
    fc.assert(
      fc.property(inputs, money, (input, more) => {
        const { zakatDue } = calculateZakat(input);
        expect(zakatDue).toBeGreaterThanOrEqual(0);
        const richer = calculateZakat({ ...input, savings: input.savings + more });
        expect(richer.zakatDue).toBeGreaterThanOrEqual(zakatDue);
        const indebted = calculateZakat({ ...input, debts: input.debts + more });
        expect(indebted.zakatDue).toBeLessThanOrEqual(zakatDue);
      }),
    );
  });
});
