import { expect, it } from 'vitest';
import { dateTimeText } from './clock-text.ts';
import { languageCodes } from './languages.ts';

const at = (hour: number) => Date.UTC(2027, 4, 15, hour, 5);
const clock = { timeStyle: 'short', timeZone: 'UTC' } as const;

it('names the part of the day in Urdu, Gujarati and Bengali instead of AM and PM', () => {
  const times = (['ur', 'gu', 'bn'] as const).map((language) =>
    [5, 13, 22].map((hour) => dateTimeText(language, clock)(at(hour))),
  );
  expect(times).toEqual([
    ['5:05 صبح', '1:05 دوپہر', '10:05 رات'],
    ['05:05 સવારે', '01:05 બપોરે', '10:05 રાત્રે'],
    ['৫:০৫ ভোর', '১:০৫ দুপুর', '১০:০৫ রাত্রি'],
  ]);
});

it('does the same beside a date', () => {
  const text = dateTimeText('ur', { dateStyle: 'medium', ...clock })(at(22));
  expect(text).toContain('رات');
  expect(text).not.toMatch(/[AP]M/);
});

it('writes no Latin letters for the days of the week in the other scripts', () => {
  for (const language of ['ar', 'ur', 'gu', 'bn'] as const) {
    const letter = dateTimeText(language, { weekday: 'narrow', timeZone: 'UTC' });
    expect([15, 16, 17, 18, 19, 20, 21].map((day) => letter(Date.UTC(2027, 4, day))).join()).not.toMatch(
      /[A-Za-z]/,
    );
  }
});

it('leaves every other language as it is, and dates without a time', () => {
  for (const language of languageCodes.filter((code) => !['ur', 'gu', 'bn'].includes(code))) {
    expect(dateTimeText(language, clock)(at(22))).toBe(
      new Intl.DateTimeFormat(language, clock).format(at(22)),
    );
  }
  const date = { dateStyle: 'full', timeZone: 'UTC' } as const;
  expect(dateTimeText('ur', date)(at(5))).toBe(new Intl.DateTimeFormat('ur', date).format(at(5)));
});
