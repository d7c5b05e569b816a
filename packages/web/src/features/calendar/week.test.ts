import { languageCodes } from '@manasik/core/languages';
import { describe, expect, it } from 'vitest';
import { firstWeekday, weekdays } from './week.ts';

describe('the first day of the week', () => {
  it.each([
    ['en', 7],
    ['ar', 6],
    ['de', 1],
    ['ur', 7],
  ] as const)('of %s is %i', (language, day) => {
    expect(firstWeekday(language)).toBe(day);
  });

  it('is the same in a browser that knows nothing of weeks, and in one with the older property', () => {
    for (const language of languageCodes) {
      expect(firstWeekday(language, {})).toBe(firstWeekday(language));
    }
    expect(firstWeekday('en', { weekInfo: { firstDay: 1 } })).toBe(1);
    expect(firstWeekday('en', { getWeekInfo: () => ({ firstDay: 3 }) })).toBe(3);
    expect(firstWeekday('en', { weekInfo: { firstDay: 0 } })).toBe(7);
  });

  it('opens the row of all seven', () => {
    expect(weekdays('ar')).toEqual([6, 7, 1, 2, 3, 4, 5]);
    expect(weekdays('fr')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
