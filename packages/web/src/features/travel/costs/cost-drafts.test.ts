import { describe, expect, it } from 'vitest';
import { readEstimate, readExpense, readRate } from './cost-drafts.ts';

describe('an estimate', () => {
  it('is a range, or exact with one amount', () => {
    const draft = { low: '3.500', high: '8.000', currency: 'EUR' };
    expect(readEstimate('package', draft, 'de')).toEqual({
      item: { kind: 'estimate', line: 'package', low: 3500, high: 8000, currency: 'EUR' },
    });
    expect(readEstimate('package', { ...draft, high: '' }, 'de')).toMatchObject({
      item: { low: 3500, high: 3500 },
    });
  });

  it('refuses an upper end below the lower one, and an unknown currency', () => {
    expect(readEstimate('visa', { low: '300', high: '150', currency: null }, 'en')).toEqual({
      faults: { high: { code: 'order' }, currency: { code: 'currency' } },
    });
  });
});

const today = '2026-11-27';

describe('an expense', () => {
  const draft = {
    line: 'food',
    title: 'Lunch',
    paidOn: '2026-11-20',
    amount: '٩٠٫٥',
    currency: 'SAR',
    sharedBy: '٣',
  };

  it('is read in the digits of the language', () => {
    expect(readExpense(draft, 'ar', today)).toEqual({
      item: {
        kind: 'expense',
        line: 'food',
        title: 'Lunch',
        paidOn: '2026-11-20',
        cost: { amount: 90.5, currency: 'SAR' },
        sharedBy: 3,
      },
    });
  });

  it('is refused for a day that has not come', () => {
    expect(readExpense({ ...draft, paidOn: '2026-11-28' }, 'ar', today)).toEqual({
      faults: { paidOn: { code: 'future' } },
    });
  });

  it('is refused without a day, or with half a person', () => {
    expect(readExpense({ ...draft, paidOn: '', sharedBy: '1.5', amount: 'x' }, 'en', today)).toEqual({
      faults: {
        paidOn: { code: 'date' },
        sharedBy: { code: 'whole', most: 50 },
        amount: { code: 'format' },
      },
    });
  });
});

describe('a rate', () => {
  it.each(['0027-01-01', '1999-12-31', '2077-01-01', '12027-01-01'])(
    'is refused when it was read on %s',
    (readOn) => {
      expect(readRate({ from: 'GBP', to: 'SAR', rate: '5', readOn }, 'en', today)).toEqual({
        faults: { readOn: { code: 'year', first: '2000-01-01' } },
      });
    },
  );

  it('is refused when it was read tomorrow', () => {
    expect(readRate({ from: 'GBP', to: 'SAR', rate: '5', readOn: '2026-11-28' }, 'en', today)).toEqual({
      faults: { readOn: { code: 'future' } },
    });
  });

  it('is refused at zero, between one currency, and without its day', () => {
    const draft = { from: 'GBP', to: 'GBP', rate: '0', readOn: '' };
    expect(readRate(draft, 'en', today)).toEqual({
      faults: { to: { code: 'same' }, rate: { code: 'tooSmall' }, readOn: { code: 'date' } },
    });
  });

  it('is refused below the bound of the account, which would refuse it later', () => {
    const draft = { from: 'IDR', to: 'KWD', rate: '0.0000000001', readOn: '2026-11-01' };
    expect(readRate(draft, 'en', today)).toEqual({ faults: { rate: { code: 'least', least: 1e-9 } } });
    expect(readRate({ ...draft, rate: '0.000000001' }, 'en', today)).toMatchObject({ item: { rate: 1e-9 } });
  });

  it('keeps every digit', () => {
    expect(
      readRate({ from: 'IDR', to: 'SAR', rate: '0,000229', readOn: '2026-11-01' }, 'fr', today),
    ).toMatchObject({
      item: { rate: 0.000229 },
    });
  });
});
