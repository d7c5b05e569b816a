import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, currencyDigits, inUnits } from '../money/exact-money.ts';
import { costLines, startingCurrency } from './cost-lines.ts';
import { costSummary, type Estimate, type Expense } from './costs.ts';
import { newestRate, type Rate, unitsIn } from './rates.ts';
import { equalShares, ownShare } from './split.ts';

const currencies = fc.constantFrom('GBP', 'SAR', 'JPY', 'KWD', 'INR');
const amount = fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100);
const money = fc.record({ amount, currency: currencies });
const rate = (from: string, to: string, value: number, readOn = '2027-03-01'): Rate => ({
  from,
  to,
  rate: value,
  readOn,
});
const nothing = { estimates: [], expenses: [], rates: [] };
const estimate = (line: string, low: number, high: number, currency = 'GBP'): Estimate => ({
  line,
  low,
  high,
  currency,
});
const expense = (line: string, value: number, currency = 'GBP', sharedBy = 1): Expense => ({
  line,
  cost: { amount: value, currency },
  sharedBy,
});

describe('equal shares', () => {
  it('add up to the total and differ by at most one unit', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 1, max: 50 }),
        (units, people) => {
          const shares = equalShares(units, people);
          expect(shares).toHaveLength(people);
          expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(units);
          const [largest, smallest] = [shares[0] ?? 0n, shares.at(-1) ?? 0n];
          expect(largest - smallest === 0n || largest - smallest === 1n).toBe(true);
          expect(ownShare(units, people)).toBe(largest);
        },
      ),
    );
  });

  it('give the odd penny of 100 pounds for three to the first', () => {
    expect(equalShares(10_000n, 3)).toEqual([3334n, 3333n, 3333n]);
  });
});

describe('conversion at an entered rate', () => {
  it('multiplies by a rate, divides by the rate of the other direction, and rounds half up', () => {
    expect(unitsIn({ amount: 0.1, currency: 'GBP' }, 'SAR', [rate('GBP', 'SAR', 4.75)])).toBe(48n);
    expect(unitsIn({ amount: 475, currency: 'SAR' }, 'GBP', [rate('GBP', 'SAR', 4.75)])).toBe(10_000n);
    expect(unitsIn({ amount: 100, currency: 'GBP' }, 'JPY', [rate('GBP', 'JPY', 190.5)])).toBe(19_050n);
    expect(unitsIn({ amount: 1, currency: 'GBP' }, 'KWD', [rate('GBP', 'KWD', 0.39)])).toBe(390n);
  });

  it('uses the newest rate and invents none', () => {
    const rates = [rate('GBP', 'SAR', 4.5, '2027-01-01'), rate('SAR', 'GBP', 0.2, '2027-02-01')];
    expect(newestRate(rates, 'GBP', 'SAR')?.readOn).toBe('2027-02-01');
    expect(unitsIn({ amount: 10, currency: 'GBP' }, 'SAR', rates)).toBe(5000n);
    expect(unitsIn({ amount: 10, currency: 'USD' }, 'SAR', rates)).toBeNull();
    expect(unitsIn({ amount: 0, currency: 'USD' }, 'SAR', rates)).toBe(0n);
  });

  it('leaves money of the same currency exact', () => {
    fc.assert(
      fc.property(money, ({ amount: value, currency }) => {
        const digits = currencyDigits(currency);
        expect(unitsIn({ amount: value, currency }, currency, [])).toBe(inUnits(value, digits));
      }),
    );
  });

  it('comes back within a unit when converted there and back', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1000, max: 100_000 }), (value, thousandths) => {
        const rates = [rate('GBP', 'SAR', thousandths / 1000)];
        const there = unitsIn({ amount: value, currency: 'GBP' }, 'SAR', rates) ?? 0n;
        const back = unitsIn({ amount: amountOf(there, 2), currency: 'SAR' }, 'GBP', rates) ?? 0n;
        const difference = back - inUnits(value, 2);
        expect(difference >= -1n && difference <= 1n).toBe(true);
      }),
    );
  });
});

describe('the summary of costs', () => {
  it('starts from the ranges of the specification, marked as examples, and leaves other lines empty', () => {
    const { rows, low, high, missing } = costSummary(nothing, startingCurrency);
    expect(rows.map(({ line }) => line)).toEqual(costLines);
    expect([low, high]).toEqual([475_000n, 1_050_000n]);
    expect(missing).toEqual([]);
    const examples = rows.filter(({ isExample }) => isExample).map(({ line }) => line);
    expect(examples).toEqual(['package', 'flights', 'visa', 'personal']);
    expect(rows.find(({ line }) => line === 'food')).toMatchObject({ range: null, estimate: undefined });
  });

  it('replaces an example with what the user enters, zero included', () => {
    const estimates = [
      estimate('package', 5200, 5200),
      estimate('flights', 0, 0),
      estimate('food', 200, 300),
    ];
    const { low, high } = costSummary({ ...nothing, estimates }, 'GBP');
    expect([low, high]).toEqual([605_000n, 680_000n]);
  });

  it('leaves out amounts without a rate and names their currencies', () => {
    const expenses = [expense('food', 20, 'SAR'), expense('gifts', 5, 'USD'), expense('gifts', 7)];
    const summary = costSummary({ ...nothing, expenses, rates: [rate('GBP', 'SAR', 5)] }, 'GBP');
    expect(summary.missing).toEqual(['USD']);
    expect(summary.spent).toBe(1100n);
  });

  it("counts the user's own share of what is shared", () => {
    const { spent, rows } = costSummary({ ...nothing, expenses: [expense('food', 100, 'GBP', 3)] }, 'GBP');
    expect(spent).toBe(3334n);
    expect(rows.find(({ line }) => line === 'food')?.spent).toBe(3334n);
  });

  it('counts an expense of an unknown line', () => {
    expect(costSummary({ ...nothing, expenses: [expense('balloon', 3)] }, 'GBP').spent).toBe(300n);
  });

  it('adds up its lines exactly', () => {
    const lines = fc.constantFrom(...costLines);
    const expenses = fc.array(
      fc.record({ line: lines, cost: money, sharedBy: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(expenses, currencies, (all, currency) => {
        const { rows, low, high, spent } = costSummary({ ...nothing, expenses: all }, currency);
        expect(rows.reduce((sum, row) => sum + row.spent, 0n)).toBe(spent);
        expect(low <= high).toBe(true);
      }),
    );
  });
});
