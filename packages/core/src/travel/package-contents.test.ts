import { describe, expect, it } from 'vitest';
import { costLines } from './cost-lines.ts';
import { costSummary, type Estimate } from './costs.ts';
import { packageLines, packageLinesIn } from './package-contents.ts';
import type { BookedCost } from './paid-bookings.ts';

const tick = (item: string, isDone = true, category = 'package') => ({ category, item, title: null, isDone });
const estimate = (line: string, amount: number, currency = 'GBP'): Estimate => ({
  line,
  low: amount,
  high: amount,
  currency,
});
const booking = (kind: string, amount: number, isPaid: boolean): BookedCost => ({
  booking: kind,
  title: kind,
  cost: { amount, currency: 'GBP' },
  isPaid,
});
const costs = {
  estimates: costLines.filter((line) => line !== 'package').map((line) => estimate(line, 0)),
  expenses: [],
  rates: [],
  bookings: [],
  packagePrice: { amount: 6000, currency: 'GBP' },
  included: [],
};

describe('what a package includes', () => {
  it('is what is ticked for it, in the order of the app', () => {
    const checks = [tick('visa', false), tick('food'), tick('flights'), tick('passport', true, 'documents')];
    expect(packageLinesIn(checks)).toEqual(['flights', 'food']);
    expect(packageLinesIn([tick('balloon'), tick('makkah', true, 'timeline')])).toEqual([]);
  });

  it('is left out of the estimate, also where an amount was entered', () => {
    const estimates = [...costs.estimates, estimate('flights', 900), estimate('gifts', 50)];
    const all = costSummary({ ...costs, estimates }, 'GBP');
    expect([all.low, all.high]).toEqual([695_000n, 695_000n]);
    const summary = costSummary({ ...costs, estimates, included: ['flights'] }, 'GBP');
    expect([summary.low, summary.high]).toEqual([605_000n, 605_000n]);
    expect(summary.left).toEqual({ low: 605_000n, high: 605_000n });
    const flights = summary.rows.find(({ line }) => line === 'flights');
    expect(flights).toMatchObject({ isIncluded: true, range: null, estimate: undefined, isExample: false });
  });

  it('leaves out every example that it can include', () => {
    const summary = costSummary({ ...costs, estimates: [], included: packageLines }, 'GBP');
    expect(summary.rows.filter(({ isExample }) => isExample).map(({ line }) => line)).toEqual(['personal']);
  });

  it('needs no exchange rate for an amount that it leaves out', () => {
    const estimates = [...costs.estimates, estimate('visa', 300, 'SAR')];
    expect(costSummary({ ...costs, estimates, included: ['visa'] }, 'GBP').missing).toEqual([]);
  });

  it('counts a payment for one of its parts towards its price', () => {
    const bookings = [booking('flight', 900, true)];
    const summary = costSummary({ ...costs, bookings, included: ['flights'] }, 'GBP');
    expect([summary.spent, summary.left.high]).toEqual([90_000n, 510_000n]);
  });

  it('does not add the unpaid bookings of its parts to its own', () => {
    const bookings = [booking('package', 6000, false), booking('flight', 900, false)];
    const summary = costSummary({ ...costs, bookings, included: ['flights'] }, 'GBP');
    expect(summary.left).toEqual({ low: 600_000n, high: 600_000n });
  });

  it('includes hotel bookings once it includes the hotels of both cities', () => {
    const bookings = [booking('hotel', 500, false)];
    const hotels = (included: readonly ('makkah' | 'madinah')[]) =>
      costSummary({ ...costs, estimates: [], bookings, included }, 'GBP').rows.find(
        ({ line }) => line === 'hotels',
      );
    expect(hotels(['makkah'])).toMatchObject({ isIncluded: false, range: { high: 50_000n } });
    expect(hotels(['makkah', 'madinah'])).toMatchObject({ isIncluded: true, range: null });
  });
});
