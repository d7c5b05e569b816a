import { expect, it } from 'vitest';
import { emptyRecord } from './dhikr-record.ts';
import { checkPhrase } from './check-phrase.ts';
import { wholeNumber } from './digits.ts';
import { history } from './history.ts';

it.each([
  ['100', 100],
  [' 1 000 ', 1000],
  ['1,000', 1000],
  ['١٠٠', 100],
  ['۳۳', 33],
  ['৩৪', 34],
  ['૭', 7],
])('reads %s as a number', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number);
});

it.each(['', 'ten', '-1', '1e3', '٣x', '9'.repeat(10)])('does not read %j as a number', (typed) => {
  expect(wholeNumber(typed)).toBeNaN();
});

it.each([
  [' Salawat ', '100', {}],
  [' ', '', { text: 'required', target: 'required' }],
  ['x'.repeat(81), '0', { text: 'tooLong', target: 'tooSmall' }],
  ['a\u0000b', '10001', { text: 'format', target: 'tooBig' }],
  ['x', 'many', { target: 'format' }],
])('checks the dhikr %j with the target %j', (text, target, faults) => {
  expect(checkPhrase(text, target)).toMatchObject({ text: text.trim(), faults });
});

it('lists every day in the history, with the most frequent dhikr first', () => {
  const record = {
    ...emptyRecord('phone'),
    own: {
      '2026-11-21': { subhanallah: { count: 33, revision: 33 }, 'own-1': { count: 0, revision: 2 } },
    },
    others: { '2026-11-19': { 'own-1': 100 }, '2026-11-14': { 'own-1': 7 } },
  };
  const week = history(record, '2026-11-21', 7);
  expect(week.days.map(({ total }) => total)).toEqual([33, 0, 100, 0, 0, 0, 0]);
  expect(week).toMatchObject({
    total: 133,
    mostOnADay: 100,
    byDhikr: [
      { dhikrId: 'own-1', count: 100 },
      { dhikrId: 'subhanallah', count: 33 },
    ],
  });
});
