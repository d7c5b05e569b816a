import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDateRange, dayNumber, daysUntil } from '../calendar/civil-date.ts';
import { hadithCategories, hadithOfDay, hadithOrder } from './hadith-of-day.ts';

const categoriesOf = (counts: readonly number[]): string[] =>
  counts.flatMap((count, category) => Array.from({ length: count }, () => `category ${category}`));

/** Any number of narrations in up to ten categories, in any order. */
const someCategories = fc
  .array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: hadithCategories.length })
  .map(categoriesOf)
  .chain((categories) => fc.shuffledSubarray(categories, { minLength: categories.length }))
  .filter((categories) => categories.length > 0);

const someDay = fc
  .integer({ min: dayNumber(civilDateRange.first), max: dayNumber(civilDateRange.last) })
  .map((days) => addDays('1970-01-01', days));

const largestOf = (categories: readonly string[]): number =>
  Math.max(...Array.from(Map.groupBy(categories, (category) => category).values(), ({ length }) => length));

describe('the order of narrations', () => {
  it('contains every narration once', () => {
    fc.assert(
      fc.property(someCategories, (categories) => {
        const order = hadithOrder(categories);
        expect(order.toSorted((a, b) => a - b)).toEqual([...categories.keys()]);
      }),
    );
  });

  it('avoids neighbours of one category, including the last and the first, where possible', () => {
    fc.assert(
      fc.property(someCategories, (categories) => {
        fc.pre(largestOf(categories) * 2 <= categories.length);
        const shown = hadithOrder(categories).map((index) => categories[index]);
        for (const [day, category] of shown.entries()) {
          expect(shown[(day + 1) % shown.length]).not.toBe(category);
        }
      }),
    );
  });

  it('starts with the largest category', () => {
    expect(hadithOrder(['a', 'b', 'b', 'b', 'c', 'c'])).toEqual([1, 4, 2, 5, 3, 0]);
  });

  it('keeps the given order within one category, and is empty for none', () => {
    expect(hadithOrder(['a', 'a', 'a'])).toEqual([0, 1, 2]);
    expect(hadithOrder([])).toEqual([]);
  });
});

describe('the hadith of a day', () => {
  it('repeats nothing until all narrations were shown', () => {
    fc.assert(
      fc.property(someCategories, someDay, (categories, from) => {
        const order = hadithOrder(categories);
        const shown = order.map((_, later) => hadithOfDay(order, addDays(from, later)));
        expect(new Set(shown).size).toBe(categories.length);
        expect(shown).not.toContain(undefined);
        expect(hadithOfDay(order, addDays(from, order.length))).toBe(shown[0]);
      }),
    );
  });

  it('exists on every supported day, and repeats after exactly as many days as there are narrations', () => {
    const order = hadithOrder(categoriesOf([20, 16, 18, 12, 12, 12, 18, 10, 8, 10]));
    const last = new Map<number, number>();
    for (let day = 0; day <= daysUntil(civilDateRange.first, civilDateRange.last); day += 1) {
      const shown = hadithOfDay(order, addDays(civilDateRange.first, day));
      if (shown === undefined) throw new Error(`no narration on day ${day}`);
      const before = last.get(shown);
      if (before !== undefined && day - before !== order.length)
        throw new Error(`again after ${day - before}`);
      last.set(shown, day);
    }
    expect(last.size).toBe(136);
  });

  it('continues from 1969 to 1970 as between any two days', () => {
    const order = [7, 8, 9];
    const days = ['1969-12-29', '1969-12-30', '1969-12-31', '1970-01-01', '1970-01-02'];
    expect(days.map((day) => hadithOfDay(order, day))).toEqual([7, 8, 9, 7, 8]);
  });

  it('is undefined without narrations', () => {
    expect(hadithOfDay([], '2026-03-01')).toBeUndefined();
  });
});
