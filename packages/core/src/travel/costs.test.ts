import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, inUnits } from '../money/exact-money.ts';
import { costLines, startingCurrency } from './cost-lines.ts';
import type { BookedCost } from './paid-bookings.ts';
import { costSummary, type Estimate, type Expense, includedLines } from './costs.ts';
import { newestRate, type Rate, unitsIn } from './rates.ts';
import { equalShares, ownShare } from './split.ts';

const amount = fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100);
const rate = (from: string, to: string, value: number, readOn = '2027-03-01'): Rate => ({
  from,
  to,
  rate: value,
  readOn,
});
const nothing = { estimates: [], expenses: [], rates: [], bookings: [], packagePrice: null, included: [] };
const estimate = (line: string, low: number, high: number, currency = 'GBP'): Estimate => ({
  line,
  low,
  high,
  currency,
});
const booking = (kind: string, amount_: number, isPaid: boolean, currency = 'GBP'): BookedCost => ({
  booking: kind,
  title: `${kind} ${amount_}`,
  cost: { amount: amount_, currency },
  isPaid,
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

  it.each([
    [0.1, 'GBP', 10n],
    [1.005, 'GBP', 101n],
    [0.3, 'JPY', 0n],
    [1.2345, 'KWD', 1235n],
    [9_999_999_999.99, 'SAR', 999_999_999_999n],
  ])('takes %d %s as %d of its smallest units', (value, currency, units) => {
    expect(unitsIn({ amount: value, currency }, currency, [])).toBe(units);
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

  it('names no price of a line whose booking has no rate', () => {
    const { rows, missing } = costSummary(
      { ...nothing, bookings: [booking('flight', 700, true, 'SAR')] },
      'GBP',
    );
    expect(rows.find(({ line }) => line === 'flights')).toMatchObject({ from: 'bookings', range: null });
    expect(missing).toEqual(['SAR']);
  });

  it("counts the user's own share of what is shared", () => {
    const { spent, rows } = costSummary({ ...nothing, expenses: [expense('food', 100, 'GBP', 3)] }, 'GBP');
    expect(spent).toBe(3334n);
    expect(rows.find(({ line }) => line === 'food')?.spent).toBe(3334n);
  });

  it('counts an expense of an unknown line', () => {
    expect(costSummary({ ...nothing, expenses: [expense('balloon', 3)] }, 'GBP').spent).toBe(300n);
  });

  it('adds up what was paid exactly, in whichever lines it was entered', () => {
    const lines = fc.constantFrom(...costLines);
    const expenses = fc.array(fc.record({ line: lines, pence: fc.integer({ min: 0, max: 1e9 }) }), {
      maxLength: 30,
    });
    const estimates = fc.uniqueArray(fc.record({ line: lines, low: amount, more: amount }), {
      selector: ({ line }) => line,
    });
    fc.assert(
      fc.property(expenses, estimates, (paid, ranges) => {
        const summary = costSummary(
          {
            ...nothing,
            expenses: paid.map(({ line, pence }) => expense(line, pence / 100)),
            estimates: costLines.map((line) => {
              const found = ranges.find((one) => one.line === line);
              return estimate(line, found?.low ?? 0, (found?.low ?? 0) + (found?.more ?? 0));
            }),
          },
          'GBP',
        );
        expect(summary.spent).toBe(paid.reduce((all, { pence }) => all + BigInt(pence), 0n));
        expect(summary.low).toBe(ranges.reduce((all, { low }) => all + inUnits(low, 2), 0n));
        expect(summary.low <= summary.high).toBe(true);
      }),
    );
  });
});

const rowOf = (costs: Partial<Parameters<typeof costSummary>[0]>, line: string) =>
  costSummary({ ...nothing, ...costs }, 'GBP').rows.find((row) => row.line === line);

describe('bookings and the price of the package', () => {
  const noExamples = costLines.map((line) => estimate(line, 0, 0));

  it('count what is paid in bookings, and say how much of the sum that is', () => {
    const bookings = [booking('flight', 180, true), booking('hotel', 90, true), booking('hotel', 70, false)];
    const summary = costSummary({ ...nothing, bookings, expenses: [expense('food', 20)] }, 'GBP');
    expect([summary.spent, summary.spentOnBookings]).toEqual([29_000n, 27_000n]);
    expect(rowOf({ bookings }, 'flights')).toMatchObject({
      spent: 18_000n,
      from: 'bookings',
      isExample: false,
    });
    expect(rowOf({ bookings }, 'hotels')).toMatchObject({
      spent: 9000n,
      range: { low: 16_000n, high: 16_000n },
    });
  });

  it('expect the price of the trip for the package, until another estimate is entered', () => {
    const packagePrice = { amount: 6500, currency: 'GBP' };
    expect(rowOf({ packagePrice }, 'package')).toMatchObject({
      from: 'trip',
      isExample: false,
      range: { low: 650_000n, high: 650_000n },
    });
    expect(rowOf({ packagePrice, estimates: [estimate('package', 6000, 7000)] }, 'package')).toMatchObject({
      from: null,
      range: { low: 600_000n, high: 700_000n },
    });
  });

  it('count a payment once that is both a paid booking and an expense, and name it', () => {
    const bookings = [booking('flight', 180, true), booking('flight', 180, true), booking('hotel', 90, true)];
    const expenses = [expense('flights', 180), expense('madinah', 90)];
    const summary = costSummary({ ...nothing, bookings, expenses }, 'GBP');
    expect(summary.repeated).toEqual(['flight 180', 'hotel 90']);
    expect([summary.spent, summary.spentOnBookings]).toEqual([45_000n, 18_000n]);
  });

  it('do not take an expense for a booking of another amount, currency or kind', () => {
    const bookings = [booking('flight', 180, true), booking('hotel', 90, false)];
    const expenses = [expense('flights', 181), expense('food', 180), expense('makkah', 90)];
    expect(costSummary({ ...nothing, bookings, expenses }, 'GBP').repeated).toEqual([]);
  });

  it.each([
    ['the share of one is the cost of the booking', 1000, 2, ['hotel 500'], 50_000n],
    ['the whole is the cost of the booking, but not the share', 500, 2, [], 75_000n],
    ['the share does not divide: the first pays the odd penny', 1499.99, 3, ['hotel 500'], 50_000n],
    ['nobody shares it', 500, 1, ['hotel 500'], 50_000n],
  ])(
    'compare the share of an expense, because a booking is for one person: %s',
    (_which, paid, people, repeated, spent) => {
      const bookings = [booking('hotel', 500, true)];
      const expenses = [expense('makkah', paid, 'GBP', people)];
      const summary = costSummary({ ...nothing, bookings, expenses }, 'GBP');
      expect([summary.repeated, summary.spent]).toEqual([repeated, spent]);
    },
  );

  it('name the lines that the package includes, in the order of the table', () => {
    const summary = costSummary({ ...nothing, included: ['food', 'flights'] }, 'GBP');
    expect(includedLines(summary)).toEqual(['flights', 'food']);
    expect(includedLines(costSummary(nothing, 'GBP'))).toEqual([]);
  });

  it('leave to pay what is expected and not paid, never less than nothing', () => {
    const estimates = [...noExamples, estimate('food', 200, 300), estimate('gifts', 50, 50)];
    const expenses = [expense('food', 250), expense('gifts', 80)];
    const { left } = costSummary({ ...nothing, estimates, expenses }, 'GBP');
    expect(left).toEqual({ low: 0n, high: 5000n });
  });

  it('leave to pay the unpaid bookings, also without an estimate', () => {
    const bookings = [booking('hotel', 300, false), booking('other', 40, false)];
    const { left } = costSummary({ ...nothing, estimates: noExamples, bookings }, 'GBP');
    expect(left).toEqual({ low: 34_000n, high: 34_000n });
  });

  it('count a paid hotel for the estimates of both cities', () => {
    const estimates = [...noExamples, estimate('makkah', 500, 500), estimate('madinah', 300, 300)];
    const bookings = [booking('hotel', 600, true)];
    expect(costSummary({ ...nothing, estimates, bookings }, 'GBP').left).toEqual({
      low: 20_000n,
      high: 20_000n,
    });
  });
});
