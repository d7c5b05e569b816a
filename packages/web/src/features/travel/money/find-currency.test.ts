import { describe, expect, it } from 'vitest';
import { allCurrencies } from '../../../shared/money/currencies.ts';
import { codeOf, findCurrencies } from './find-currency.ts';

const english = allCurrencies('en');

describe('searching currencies', () => {
  it('finds them by name, by code and in the language of the page', () => {
    expect(findCurrencies(english, 'riyal').map(({ code }) => code)).toContain('SAR');
    expect(findCurrencies(english, 'sar')[0]?.code).toBe('SAR');
    expect(findCurrencies(allCurrencies('ar'), 'ريال سعودي')[0]?.code).toBe('SAR');
    expect(findCurrencies(english, 'pieces of eight')).toEqual([]);
    expect(findCurrencies(allCurrencies('fr'), 'dollar des etats-unis')[0]?.code).toBe('USD');
  });

  it('accepts a code or a whole name, and refuses what is no currency', () => {
    expect(codeOf(english, 'gbp')).toBe('GBP');
    expect(codeOf(english, 'Saudi Riyal')).toBe('SAR');
    expect(codeOf(english, 'SAR – Saudi Riyal')).toBe('SAR');
    expect(codeOf(english, 'Saudi Riyal (SAR)')).toBe('SAR');
    expect(codeOf(english, 'QQQ')).toBeNull();
    expect(codeOf(english, '')).toBeNull();
  });
});
