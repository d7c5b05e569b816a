import { describe, expect, it } from 'vitest';
import { checkDraft, draftOf, planFields } from './settings-draft.ts';

const draft = {
  departsOn: '2027-05-10',
  amount: 'hour',
  kilometres: '',
  restWeekdays: [7, 5],
  age: '٦٢',
} as const;

const today = '2027-01-04';

describe('the settings of the plan', () => {
  it('reads the form in any of our digits', () => {
    expect(checkDraft(draft, 'ar', today).fields).toEqual({
      departsOn: '2027-05-10',
      dailyMetres: 4_000,
      restWeekdays: [5, 7],
      age: 62,
    });
    expect(checkDraft({ ...draft, amount: 'own', kilometres: '3,5' }, 'de', today).fields?.dailyMetres).toBe(
      3_500,
    );
    expect(checkDraft({ ...draft, age: ' ' }, 'en', today).fields?.age).toBeNull();
  });

  it('names every fault', () => {
    const faultsOf = (change: object) => [...(checkDraft({ ...draft, ...change }, 'en', today).faults ?? [])];
    expect(faultsOf({ departsOn: '' })).toEqual(['departsOn']);
    expect(faultsOf({ departsOn: today })).toEqual(['departsOn']);
    expect(faultsOf({ amount: undefined })).toEqual(['daily']);
    expect(faultsOf({ amount: 'own', kilometres: '31' })).toEqual(['kilometres']);
    expect(faultsOf({ age: '17' })).toEqual(['age']);
    expect(faultsOf({ age: '50.5' })).toEqual(['age']);
    expect(faultsOf({ restWeekdays: [1, 2, 3, 4, 5, 6] })).toEqual(['rest']);
  });

  it('starts from the saved settings', () => {
    const fields = { startsOn: '2027-01-04', missedWeeks: [], departsOn: '2027-05-10', restWeekdays: [5] };
    expect(draftOf({ ...fields, dailyMetres: 3_500, age: null }, '', String)).toMatchObject({
      amount: 'own',
      kilometres: '3.5',
      age: '',
    });
    expect(draftOf({ ...fields, dailyMetres: 2_600, age: 62 }, '', String)).toMatchObject({
      amount: 'forty',
      kilometres: '',
      age: '62',
    });
  });

  it('goes on with the plan only if the person still walks as much as at its start', () => {
    const given = { departsOn: '2027-05-10', dailyMetres: 2_600, restWeekdays: [5], age: 62 };
    const before = { ...given, startsOn: '2027-01-04', missedWeeks: ['2027-01-18'] };
    const day = '2027-03-01';
    const fresh = { startsOn: day, missedWeeks: [] };
    expect(planFields(before, { ...given, age: 63 }, day)).toEqual({ ...before, age: 63 });
    for (const dailyMetres of [500, 6_000]) {
      expect(planFields(before, { ...given, dailyMetres }, day)).toEqual({ ...given, dailyMetres, ...fresh });
    }
    expect(planFields(null, given, day)).toEqual({ ...given, ...fresh });
    expect(planFields({ ...before, departsOn: day }, given, day)).toEqual({ ...given, ...fresh });
  });
});
