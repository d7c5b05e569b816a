import { startingPrices } from '@manasik/core/zakat/zakat';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../../shared/money/currencies.ts';
import { draftOf, type PriceDraft, pricePerGram } from './price-draft.ts';
import { checkZakat, type Choices, doesSchoolDecide, nothingTyped, type Typed } from './zakat-form.ts';

const today = '2026-11-21';
const untouched = { kept: null, currency: undefined, typed: {}, today };
const kept = { currency: 'PKR', gold: 30_000, silver: 350, setOn: '2026-10-01' };
const choices: Choices = { unit: 'gram', nisabBy: 'silver', school: undefined, lunarYear: 'whole' };
const check = (typed: Partial<Typed>, more: Partial<Choices> = {}, prices: PriceDraft = draftOf(untouched)) =>
  checkZakat({ ...nothingTyped, ...typed }, prices, { ...choices, ...more }, 'en');
const refusalsOf = (typed: PriceDraft['typed'], currency?: string) =>
  check({ savings: '1' }, {}, draftOf({ ...untouched, typed, currency }));

describe('checkZakat', () => {
  it('reports that no wealth was entered, whatever the debts', () => {
    expect(check({})).toEqual({ status: 'empty' });
    expect(check({ savings: '  ', debts: '100' })).toEqual({ status: 'empty' });
    expect(check({ silver: '0' })).toMatchObject({ status: 'ready' });
  });

  it('accepts digits and signs of any language', () => {
    expect(
      check({ savings: '٢٥٬٠٠٠٫٥', gold: '৮৫', silver: '1.234,5', debts: '12,5' }, { school: 'hanafi' }),
    ).toEqual({
      status: 'ready',
      input: {
        savings: 25_000.5,
        gold: 85,
        goldJewellery: 0,
        silver: 1234.5,
        silverJewellery: 0,
        debts: 12.5,
        nisabBy: 'silver',
        school: 'hanafi',
        lunarYear: 'whole',
        prices: startingPrices,
      },
    });
  });

  it('reports every wrong field with the reason', () => {
    expect(
      check({ savings: '-5', gold: '1e308', goldJewellery: '1000001', silver: 'NaN', debts: '1e12' }),
    ).toEqual({
      status: 'refused',
      refusals: {
        savings: { code: 'negative' },
        gold: { code: 'format' },
        goldJewellery: { code: 'tooBig', most: 1e6 },
        silver: { code: 'format' },
        debts: { code: 'format' },
        school: { code: 'school' },
      },
    });
    expect(check({ savings: '1000000000001' })).toMatchObject({
      refusals: { savings: { code: 'tooBig', most: 1e12 } },
    });
  });

  it.each([{ goldJewellery: '2' }, { silverJewellery: '2' }, { debts: '2' }])(
    'asks for the school where it decides: %j',
    (part) => {
      const typed = { savings: '1000', ...part };
      expect(check(typed)).toMatchObject({ refusals: { school: { code: 'school' } } });
      expect(check(typed, { school: 'maliki' })).toMatchObject({
        status: 'ready',
        input: { school: 'maliki' },
      });
    },
  );

  it('asks for the school where wealth fell below the nisab within the year', () => {
    const typed = { savings: '1000' };
    expect(check(typed, { lunarYear: 'startAndEnd' })).toMatchObject({
      refusals: { school: { code: 'school' } },
    });
    expect(check(typed, { lunarYear: 'notYet' })).toMatchObject({ status: 'ready' });
    expect(doesSchoolDecide({ ...nothingTyped, goldJewellery: '0', debts: '0' }, choices, 'en')).toBe(false);
  });

  it('converts tola to grams in weights and in typed prices', () => {
    const prices = draftOf({ ...untouched, typed: { gold: '1166.38038' } });
    expect(check({ gold: '10' }, { unit: 'tola' }, prices)).toMatchObject({
      input: {
        gold: expect.closeTo(116.638038, 9),
        prices: { gold: expect.closeTo(100, 9), silver: 0.6, setOn: today },
      },
    });
  });

  it('requires plausible prices', () => {
    expect(refusalsOf({ gold: '', silver: '0' })).toMatchObject({
      refusals: { priceGold: { code: 'price' }, priceSilver: { code: 'tooSmall' } },
    });
    expect(refusalsOf({ gold: '1000000001', silver: '-1' })).toMatchObject({
      refusals: { priceGold: { code: 'tooBig', most: 1e9 }, priceSilver: { code: 'negative' } },
    });
    expect(refusalsOf({}, 'EUR')).toMatchObject({
      refusals: { priceGold: { code: 'price' }, priceSilver: { code: 'price' } },
    });
  });
});

describe('the prices of the form', () => {
  it('are those entered before, in their currency and with their date', () => {
    expect(draftOf({ ...untouched, kept })).toMatchObject({
      currency: 'PKR',
      known: { gold: 30_000, silver: 350 },
      setOn: '2026-10-01',
      from: 'kept',
    });
  });

  it('are the app’s example in pounds, without a date', () => {
    expect(draftOf(untouched)).toMatchObject({ currency: 'GBP', setOn: null, from: 'example' });
    expect(draftOf({ ...untouched, kept, currency: 'GBP' })).toMatchObject({ from: 'example' });
  });

  it('are not carried over into another currency', () => {
    expect(draftOf({ ...untouched, kept, currency: 'EUR' })).toMatchObject({ known: null, from: 'none' });
  });

  it('are dated today once one is typed, and the other is kept', () => {
    const draft = draftOf({ ...untouched, kept, typed: { gold: '31000' } });
    expect(draft).toMatchObject({ setOn: today, from: 'typed' });
    expect(pricePerGram(draft, 'gold', 'gram', 'en')).toEqual({ value: 31_000 });
    expect(pricePerGram(draft, 'silver', 'tola', 'en')).toEqual({ value: 350 });
  });
});

describe('currencies', () => {
  it('are named in the language of the page, with the chosen one among them', () => {
    const list = currencies('de', 'ISK');
    expect(list).toContainEqual({ code: 'GBP', name: 'Britisches Pfund' });
    expect(list.map(({ code }) => code)).toContain('ISK');
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
  });
});
