import { languageCodes } from './languages.ts';
import { describe, expect, it } from 'vitest';
import { dateLocale } from './date-locale.ts';

const day = new Date('2026-11-23T16:30:00Z');
const written = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(day);

const long = (preferred: string[]) => written(dateLocale('en', preferred), { dateStyle: 'long' });

describe('the locale of dates', () => {
  it("has the person's region", () => {
    expect(long(['en-US'])).toBe('November 23, 2026');
    expect(long(['ur-PK', 'en-IN', 'en-US'])).toBe('23 November 2026');
  });

  it('is British in English and the bare language elsewhere when the browser names no region', () => {
    expect(long(['en', 'fr-FR'])).toBe('23 November 2026');
    expect(written(dateLocale('fr', ['en-US', '*']), { dateStyle: 'long' })).toBe('23 novembre 2026');
  });

  it('keeps the civil calendar and the digits of the language in every region', () => {
    expect(written(dateLocale('ar', ['ar-SA']), { year: 'numeric' })).toContain(
      new Intl.NumberFormat('ar', { useGrouping: false }).format(2026),
    );
    for (const language of languageCodes) {
      for (const region of ['SA', 'EG', 'MA', 'IN', 'PK', 'IR', 'TH']) {
        const options = new Intl.DateTimeFormat(
          dateLocale(language, [`${language}-${region}`]),
        ).resolvedOptions();
        expect(options.calendar).toBe('gregory');
        expect(options.numberingSystem).toBe(
          new Intl.NumberFormat(language).resolvedOptions().numberingSystem,
        );
      }
    }
  });
});
