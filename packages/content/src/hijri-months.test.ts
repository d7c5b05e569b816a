import { hijriMonthName } from '@manasik/core/calendar/hijri';
import { describe, expect, it } from 'vitest';
import glossary from '../glossary.json' with { type: 'json' };
import calendar from '../locales/bn/calendar.json' with { type: 'json' };

describe('the months of the Hijri calendar', () => {
  it.each(['ar', 'ur', 'gu', 'bn'] as const)(
    'have the same names in dates and in our texts in %s',
    (language) => {
      expect(hijriMonthName(9, language)).toBe(glossary.Ramadan[language][0]);
      expect(hijriMonthName(12, language)).toBe(glossary['Dhu al-Hijjah'][language][0]);
    },
  );

  it('have those names in the Bengali calendar', () => {
    const words = JSON.stringify(calendar);
    for (const month of [1, 8, 9, 12]) expect(words).toContain(hijriMonthName(month, 'bn'));
  });
});
