import oracle from '@umalqura/core';
import { describe, expect, it } from 'vitest';
import { addDays, numbersOf } from './civil-date.ts';
import {
  formatHijri,
  formatHijriDay,
  formatHijriMonth,
  fromHijri,
  hijriMonthName,
  toHijri,
} from './hijri.ts';
import { languageCodes } from '../text/languages.ts';

// CommonJS with a transpiled default export: vitest unwraps it, TypeScript does not.
const umalqura = 'default' in oracle ? oracle.default : oracle;

describe('the Hijri calendar', () => {
  it('matches the Umm al-Qura calendar on every day of 1440 to 1450, in both directions', () => {
    const first = fromHijri({ year: 1440, month: 1, day: 1 });
    const last = fromHijri({ year: 1451, month: 1, day: 1 });
    const wrong: string[] = [];
    let days = 0;
    for (let date = first; date < last; date = addDays(date, 1)) {
      const [year, month, day] = numbersOf(date);
      const { hy, hm, hd } = umalqura.$.gregorianToHijri(new Date(year, month - 1, day, 12));
      const hijri = toHijri(date);
      if (hijri.year !== hy || hijri.month !== hm || hijri.day !== hd) wrong.push(date);
      if (fromHijri(hijri) !== date) wrong.push(`${date} and back`);
      days += 1;
    }
    expect(wrong).toEqual([]);
    expect([first, days]).toEqual(['2018-09-11', 3898]);
  });

  it.each([
    [1448, 1, 1, '2026-06-16'],
    [1447, 9, 1, '2026-02-18'],
    [1448, 12, 8, '2027-05-14'],
    [1448, 12, 10, '2027-05-16'],
    [1317, 8, 29, '1900-01-01'],
  ])('has %i-%i-%i on %s', (year, month, day, date) => {
    expect(toHijri(date)).toEqual({ year, month, day });
    expect(fromHijri({ year, month, day })).toBe(date);
  });

  it('finds every month of the supported range', () => {
    for (let month = 1317 * 12 + 8; month < 1499 * 12; month++) {
      const hijri = { year: Math.floor(month / 12), month: (month % 12) + 1, day: 1 };
      expect(toHijri(fromHijri(hijri))).toEqual(hijri);
    }
  });

  it('applies the user’s adjustment, across months too', () => {
    expect(toHijri('2026-02-18', -1)).toEqual({ year: 1447, month: 8, day: 29 });
    expect(toHijri('2026-02-17', 2)).toEqual({ year: 1447, month: 9, day: 2 });
  });

  it.each([
    [1448, 13, 1],
    [1448, 0, 1],
    [1448, 1, 31],
    [1447, 8, 30],
    [1448, 1, 0],
  ])('refuses %i-%i-%i', (year, month, day) => {
    expect(() => fromHijri({ year, month, day })).toThrow(RangeError);
  });
});

describe('formatHijri', () => {
  it.each([
    ['en', '8 Dhu al-Hijjah 1448'],
    ['ar', '8 ذو الحجة 1448'],
    ['ur', '8 ذوالحجہ، 1448'],
    ['bn', '৮ জিলহজ, ১৪৪৮'],
    ['fr', '8 dhou al-hijja 1448'],
    ['de', '8. Dhu l-Hiddscha 1448'],
    ['es', '8 de dhu al-hijjah de 1448'],
    ['ru', '8 зуль-хиджжа 1448'],
    ['gu', '8 ઝિલહજ 1448'],
    ['it', '8 Dhu al-Hijja 1448'],
  ] as const)('writes it in %s', (language, words) => {
    expect(formatHijri('2027-05-14', language)).toBe(words);
  });

  it('formats every month in every language without an era or a stray character', () => {
    for (const language of languageCodes) {
      for (let month = 1; month <= 12; month++) {
        const words = formatHijri(fromHijri({ year: 1448, month, day: 1 }), language);
        expect(words).not.toMatch(/AH|AD|BC|هـ|ہجری|যুগ|undefined|[,،(/.-]$|^[,،]/u);
        expect(words).toMatch(/1448|١٤٤٨|১৪৪৮|૧૪૪૮/u);
      }
    }
  });

  it('takes the adjustment', () => {
    expect(formatHijri('2027-05-14', 'en', 1)).toBe('9 Dhu al-Hijjah 1448');
  });

  it('names the months as Gujarati and Bengali mosques do, and spells them as Urdu does', () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(months.map((month) => hijriMonthName(month, 'gu')).join(' ')).toBe(
      'મોહરમ સફર રબીઉલ અવ્વલ રબીઉલ આખર જમાદિલ અવ્વલ જમાદિલ આખર રજબ શાબાન રમઝાન શવ્વાલ ઝિલકદ ઝિલહજ',
    );
    expect(months.map((month) => hijriMonthName(month, 'bn')).join(' ')).toBe(
      'মহররম সফর রবিউল আউয়াল রবিউস সানি জমাদিউল আউয়াল জমাদিউস সানি রজব শাবান রমজান শাওয়াল জিলকদ জিলহজ',
    );
    expect([3, 4, 11, 12].map((month) => hijriMonthName(month, 'ur'))).toEqual([
      'ربیع الاول',
      'ربیع الثانی',
      'ذوالقعدہ',
      'ذوالحجہ',
    ]);
    expect(formatHijri('2026-08-20', 'ur')).toBe('7 ربیع الاول، 1448');
  });

  it('writes months and days by themselves', () => {
    expect(formatHijriMonth(1447, 12, 'en')).toBe('Dhu al-Hijjah 1447');
    expect(formatHijriMonth(1447, 12, 'gu')).toBe('ઝિલહજ 1447');
    expect(formatHijriMonth(1447, 9, 'bn')).toBe('রমজান ১৪৪৭');
    expect(formatHijriDay('2027-05-19', 'de')).toBe('13. Dhu l-Hiddscha');
    expect(formatHijriDay('2027-05-19', 'gu', -1)).toBe('12 ઝિલહજ');
    expect(hijriMonthName(9, 'ru')).toBe('рамадан');
  });
});
