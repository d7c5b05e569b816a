import { describe, expect, it } from 'vitest';
import { draftOf, ruleOf } from './draft.ts';

const once = { kind: 'once', date: '2027-05-10' } as const;
const eight = { kind: 'clock', time: '08:00' } as const;

describe('the form of a reminder', () => {
  it.each([
    { day: once, at: eight },
    { day: { kind: 'daily' }, at: { kind: 'prayer', prayer: 'fajr', offsetMinutes: -20 } },
    { day: { kind: 'weekly', weekdays: [1, 4] }, at: { kind: 'prayer', prayer: 'asr', offsetMinutes: 0 } },
    { day: { kind: 'hijri', month: 12, day: 9 }, at: { kind: 'prayer', prayer: 'dhuhr', offsetMinutes: 15 } },
  ] as const)('keeps the rule %j', (rule) => {
    expect(ruleOf(draftOf({ text: 'Pack', ...rule }))).toEqual({ rule });
  });

  it('counts from the date of the flight', () => {
    const draft = {
      ...draftOf({ text: 'Pack', day: null, at: eight, daysFromFlight: -1 }),
      date: '2027-05-01',
    };
    expect(ruleOf(draft)).toEqual({ rule: { day: { kind: 'once', date: '2027-04-30' }, at: eight } });
  });

  it('reads the minutes in the digits of any language', () => {
    for (const minutes of ['30', '٣٠', '۳۰', '৩০', '૩૦']) {
      const draft = {
        ...draftOf({ text: 'Pack', day: once, at: eight }),
        timeKind: 'after' as const,
        minutes,
      };
      expect(ruleOf(draft)).toMatchObject({ rule: { at: { offsetMinutes: 30 } } });
    }
  });

  it('names the first field that is missing or wrong', () => {
    const draft = draftOf({ text: 'Pack', day: once, at: eight });
    expect(ruleOf({ ...draft, text: ' ' })).toEqual({ fault: 'text' });
    expect(ruleOf({ ...draft, date: '' })).toEqual({ fault: 'date' });
    expect(ruleOf({ ...draft, dayKind: 'weekly' })).toEqual({ fault: 'weekdays' });
    expect(ruleOf({ ...draft, time: '' })).toEqual({ fault: 'time' });
    expect(ruleOf({ ...draft, timeKind: 'after', minutes: '0' })).toEqual({ fault: 'minutes' });
    expect(ruleOf({ ...draft, timeKind: 'after', minutes: '721' })).toEqual({ fault: 'minutes' });
    expect(ruleOf({ ...draft, timeKind: 'before', minutes: '1.5' })).toEqual({ fault: 'minutes' });
  });
});
