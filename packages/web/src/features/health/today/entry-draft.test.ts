import { describe, expect, it } from 'vitest';
import { type EntryDraft, enteredOn, newDraft, replacedBy, typedIn, withTyped } from './entry-draft.ts';
import type { Row } from './measurements.ts';

const write = (value: number) => String(value);
const row = (date: string, values: Row['values'], id: string | undefined = date): Row => ({
  id,
  date,
  source: 'manual',
  values,
});
const monday = row('2027-05-10', { steps: 7000, sleepMinutes: 450 });

describe('a new entry for a day that already has one', () => {
  it('starts with the values of that day', () => {
    const typed = typedIn(newDraft('2027-05-10'), monday, write);
    expect(typed).toMatchObject({
      date: '2027-05-10',
      steps: '7000',
      sleepHours: '7',
      sleepMinutes: '30',
      pulse: '',
    });
    expect(replacedBy(newDraft('2027-05-10'), monday, write)).toEqual({});
  });

  it('keeps what was typed before the day was chosen, and names the values that it replaces', () => {
    let draft = newDraft('2027-05-11');
    draft = withTyped(draft, typedIn(draft, undefined, write), 'steps', '900');
    draft = withTyped(draft, typedIn(draft, undefined, write), 'pulse', '64');
    draft = withTyped(draft, typedIn(draft, undefined, write), 'date', '2027-05-10');
    expect(typedIn(draft, monday, write)).toMatchObject({ steps: '900', pulse: '64', sleepHours: '7' });
    expect(replacedBy(draft, monday, write)).toEqual({ steps: { metric: 'steps', value: 7000 } });
  });

  it('leaves the values of a day when another one is chosen', () => {
    const draft = withTyped(
      newDraft('2027-05-10'),
      typedIn(newDraft('2027-05-10'), monday, write),
      'date',
      '2027-05-09',
    );
    expect(typedIn(draft, undefined, write)).toMatchObject({ date: '2027-05-09', steps: '', sleepHours: '' });
  });

  it('does not clear on another day what was cleared on this one, unless the row moves there', () => {
    const cleared = (draft: EntryDraft) => {
      const typed = withTyped(draft, typedIn(draft, undefined, write), 'sleepHours', '8');
      const next = withTyped(typed, typedIn(typed, undefined, write), 'steps', '');
      return withTyped(next, typedIn(next, undefined, write), 'date', '2027-05-10');
    };
    const draft = cleared(newDraft('2027-05-11'));
    expect(typedIn(draft, monday, write)).toMatchObject({ steps: '7000', sleepHours: '8', sleepMinutes: '' });
    const moved = cleared({ date: '2027-05-11', changed: {}, row: row('2027-05-11', { steps: 5 }) });
    expect(typedIn(moved, undefined, write).steps).toBe('');
  });

  it('never joins typed hours of sleep with the minutes of another day', () => {
    const before = newDraft('2027-05-11');
    const typed = withTyped(before, typedIn(before, undefined, write), 'sleepHours', '8');
    const draft = { ...typed, date: '2027-05-10' };
    expect(typedIn(draft, monday, write)).toMatchObject({ sleepHours: '8', sleepMinutes: '' });
    expect(replacedBy(draft, monday, write)).toEqual({ sleepHours: { metric: 'sleepMinutes', value: 450 } });
  });

  it('names a value that was cleared', () => {
    const start = newDraft('2027-05-10');
    const draft = withTyped(start, typedIn(start, monday, write), 'steps', '');
    expect(typedIn(draft, monday, write).steps).toBe('');
    expect(replacedBy(draft, monday, write)).toEqual({ steps: { metric: 'steps', value: 7000 } });
  });
});

describe('what was entered on a day', () => {
  const apple: Row = { ...monday, source: 'apple', values: { steps: 1 } };

  it('is the row that a person typed', () => {
    expect(enteredOn([apple, monday], undefined, '2027-05-10')).toBe(monday);
    expect(enteredOn([apple], undefined, '2027-05-10')).toBeUndefined();
  });

  it('of a day that the device does not list has the values of the account under those that wait', () => {
    const waiting: Row = { ...row('2027-01-10', { steps: 5 }), id: undefined };
    const account = row('2027-01-10', { steps: 4, restingPulse: 60 });
    expect(enteredOn([waiting], [account], '2027-01-10')?.values).toEqual({ steps: 5, restingPulse: 60 });
    expect(enteredOn([], [account], '2027-01-10')).toBe(account);
    expect(enteredOn([row('2027-01-10', { steps: 9 })], [account], '2027-01-10')?.values).toEqual({
      steps: 9,
    });
  });
});
