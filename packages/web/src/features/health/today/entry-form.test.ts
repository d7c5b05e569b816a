import { describe, expect, it } from 'vitest';
import { checkEntry, emptyTyped, typedOf } from './entry-form.ts';

const today = '2027-05-10';
const empty = emptyTyped(today);
const dated = (date: string) => checkEntry({ ...empty, steps: '1', date }, today, 'en');
const write = (value: number) => value.toLocaleString('de', { useGrouping: false, maximumFractionDigits: 3 });

describe('an entry', () => {
  it('is read in the units of the account, from the digits of the language', () => {
    const typed = {
      ...empty,
      steps: '8,412',
      distance: '5.25',
      activeMinutes: '42',
      water: '6',
      sleepHours: '7',
      sleepMinutes: '30',
      weight: '81.4',
      pulse: '64',
    };
    const values = {
      steps: 8412,
      distanceMetres: 5250,
      activeMinutes: 42,
      waterMillilitres: 1500,
      sleepMinutes: 450,
      weightGrams: 81_400,
      restingPulse: 64,
    };
    expect(checkEntry(typed, today, 'en')).toEqual({ status: 'ready', date: today, values });
    expect(checkEntry({ ...empty, steps: '٨٤١٢', weight: '٨١٫٤' }, today, 'ar')).toMatchObject({
      values: { steps: 8412, weightGrams: 81_400 },
    });
    expect(checkEntry({ ...empty, weight: '81,4' }, today, 'de')).toMatchObject({
      values: { weightGrams: 81_400 },
    });
  });

  it('has only what was entered, and zero is a value', () => {
    expect(checkEntry({ ...empty, steps: '0' }, today, 'en')).toMatchObject({ values: { steps: 0 } });
    expect(checkEntry({ ...empty, sleepMinutes: '50' }, today, 'en')).toMatchObject({
      values: { sleepMinutes: 50 },
    });
    expect(checkEntry(empty, today, 'en')).toEqual({ status: 'empty' });
  });

  it('is refused with absurd values, each at its field with the bound in its unit', () => {
    const typed = {
      ...empty,
      steps: '150001',
      distance: '201',
      activeMinutes: '1441',
      water: '81',
      sleepHours: '24',
      sleepMinutes: '1',
      weight: '19.9',
      pulse: '300',
    };
    expect(checkEntry(typed, today, 'en')).toEqual({
      status: 'refused',
      refusals: {
        steps: { code: 'tooBig', most: 150_000 },
        distance: { code: 'tooBig', most: 200 },
        activeMinutes: { code: 'tooBig', most: 1440 },
        water: { code: 'tooBig', most: 80 },
        sleepHours: { code: 'tooBig', most: 24 },
        weight: { code: 'tooSmall', least: 20 },
        pulse: { code: 'tooBig', most: 250 },
      },
    });
  });

  it('is refused with text, signs, fractions of a step, and 60 minutes', () => {
    const typed = { ...empty, steps: '10.5', distance: 'far', weight: '-80', sleepMinutes: '60' };
    expect(checkEntry(typed, today, 'en')).toEqual({
      status: 'refused',
      refusals: {
        steps: { code: 'whole' },
        distance: { code: 'format' },
        weight: { code: 'negative' },
        sleepMinutes: { code: 'tooBig', most: 59 },
      },
    });
  });

  it('is refused for a day that does not exist or has not come', () => {
    expect(dated('2027-05-11')).toMatchObject({ refusals: { date: { code: 'inFuture' } } });
    expect(dated('1999-12-31')).toMatchObject({ refusals: { date: { code: 'tooOld' } } });
    expect(dated('')).toMatchObject({ refusals: { date: { code: 'date' } } });
    expect(dated('2027-02-30')).toMatchObject({ refusals: { date: { code: 'date' } } });
    expect(dated('2025-01-01')).toMatchObject({ status: 'ready' });
  });

  it('is the same after it was opened and saved without a change', () => {
    const values = { waterMillilitres: 1133, distanceMetres: 5001, sleepMinutes: 485, weightGrams: 81_455 };
    const typed = typedOf('2027-05-09', values, write);
    expect(typed.sleepHours).toBe('8');
    expect(checkEntry(typed, today, 'de')).toEqual({ status: 'ready', date: '2027-05-09', values });
  });
});
