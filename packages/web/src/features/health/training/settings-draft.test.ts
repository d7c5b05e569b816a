import { describe, expect, it } from 'vitest';
import { checkDraft, draftOf, planFields, presentLevel } from './settings-draft.ts';

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
    expect(planFields({ ...given, age: 63 }, { before, level: 5000, today: day })).toEqual({
      ...before,
      age: 63,
    });
    for (const dailyMetres of [500, 6_000]) {
      expect(planFields({ ...given, dailyMetres }, { before, level: 5000, today: day })).toEqual({
        ...given,
        dailyMetres,
        ...fresh,
      });
    }
    expect(planFields(given, { before: null, level: null, today: day })).toEqual({ ...given, ...fresh });
    expect(planFields(given, { before: { ...before, departsOn: day }, level: 5000, today: day })).toEqual({
      ...given,
      ...fresh,
    });
  });

  it('begins today at the present level when the departure moves nearer, and goes on when it moves away', () => {
    const settings = {
      startsOn: '2026-07-11',
      departsOn: '2027-05-14',
      dailyMetres: 4_000,
      restWeekdays: [5],
      age: 50,
      concerns: [],
      clinician: 'not-needed',
      missedWeeks: [],
      done: {},
    } as const;
    const { concerns: _concerns, clinician: _clinician, done: _done, ...before } = settings;
    const now = '2026-11-28';
    const level = presentLevel(settings, now);
    const given = { ...before, departsOn: '2027-01-16' };
    const moved = planFields(given, { before, level, today: now });
    expect(moved).toMatchObject({ startsOn: now, dailyMetres: level, departsOn: '2027-01-16' });
    // The first week is at most a tenth above what was planned for this one.
    expect(presentLevel({ ...settings, ...moved }, now)).toBeLessThanOrEqual((level ?? 0) * 1.1);
    const away = { ...before, departsOn: '2027-06-20' };
    expect(planFields(away, { before, level, today: now })).toEqual(away);
    expect(presentLevel(null, now)).toBeNull();
  });
});
