import { describe, expect, it } from 'vitest';
import {
  added,
  wouldReplace,
  firstWaiting,
  isSameRow,
  shownRows,
  valuesOn,
  withChange,
  withRefused,
  withoutSent,
} from './measurements.ts';
import { isWaiting } from './stored-measurements.ts';

const day = '2027-05-10';
const manual = `${day}:manual`;
const part = (values: object, at = 1) => ({ values, isWhole: false, at });
const without = (removed: object, at = 1) => ({ ...part({}, at), removed });
const whole = (values: object | null, at = 1) => ({ values, isWhole: true, at });
const stored = [
  { id: 'a', date: day, source: 'manual', values: { steps: 100, weightGrams: 80_000 } },
] as const;

describe('waiting changes', () => {
  it('of one row are merged, and the newest value wins', () => {
    const first = withChange({}, manual, part({ steps: 1, waterMillilitres: 250 }));
    expect(withChange(first, manual, part({ waterMillilitres: 500 }))[manual]).toEqual({
      values: { steps: 1, waterMillilitres: 500 },
      isWhole: false,
      at: 2,
    });
  });

  it('replace or delete the row, and what comes after a deletion is all that it has', () => {
    const deleted = withChange(withChange({}, manual, part({ steps: 1 })), manual, whole(null));
    expect(shownRows(stored, deleted)).toEqual([]);
    const again = withChange(deleted, manual, part({ waterMillilitres: 250 }));
    expect(shownRows(stored, again)[0]?.values).toEqual({ waterMillilitres: 250 });
  });

  it('of one row keep a removal until the value is entered again', () => {
    const removed = withChange({}, manual, without({ steps: null, weightGrams: null }));
    expect(shownRows(stored, removed)).toEqual([]);
    const again = withChange(removed, manual, part({ steps: 5 }));
    expect(again[manual]).toEqual({ ...part({ steps: 5 }, 2), removed: { weightGrams: null } });
    expect(shownRows(stored, again)[0]?.values).toEqual({ steps: 5 });
    const both = withChange(again, manual, part({ weightGrams: 81_000 }));
    expect(both[manual]).toEqual(part({ steps: 5, weightGrams: 81_000 }, 3));
  });

  it('that remove a value leave what waits for others, and may follow a deletion', () => {
    const entered = withChange({}, manual, part({ steps: 5, waterMillilitres: 250 }));
    // The account may or may not have the entered value by then.
    expect(withChange(entered, manual, without({ steps: 5 }))[manual]).toEqual({
      ...part({ waterMillilitres: 250 }, 2),
      removed: { steps: null },
    });
    const anew = withChange({}, manual, whole({ steps: 5, waterMillilitres: 250 }));
    const rest = withChange(anew, manual, without({ steps: null }));
    expect(rest[manual]).toEqual(whole({ waterMillilitres: 250 }, 2));
    expect(withChange(rest, manual, without({ waterMillilitres: null }))[manual]).toEqual(whole(null, 3));
  });

  it('that move a value away leave a newer one', () => {
    const moved = withChange({}, manual, without({ steps: 99, weightGrams: 80_000 }));
    expect(shownRows(stored, moved)[0]?.values).toEqual({ steps: 100 });
  });

  it('that change nothing are not sent, and send a refused change again', () => {
    expect(withChange({}, manual, part({}))).toEqual({});
    const refused = withRefused(withChange({}, manual, part({ steps: 1 })), manual, 1, {
      code: 'request.invalid',
      fields: [],
    });
    expect(withChange(refused, manual, part({}))[manual]).toEqual(part({ steps: 1 }, 2));
  });

  it('are removed once sent, unless the row changed meanwhile', () => {
    const sent = withChange({}, manual, part({ steps: 1 }, 5));
    const since = withChange(sent, manual, part({ steps: 2 }, 5));
    expect(withoutSent(sent, manual, 5)).toEqual({});
    expect(withoutSent(since, manual, 5)).toBe(since);
  });

  it('are sent oldest day first', () => {
    const waiting = withChange(
      withChange({}, manual, part({ steps: 1 })),
      '2027-04-30:motion',
      part({ steps: 9 }),
    );
    expect(firstWaiting(waiting)).toMatchObject({ date: '2027-04-30', source: 'motion' });
    expect(firstWaiting({})).toBeUndefined();
  });

  it('are sent once while a page closes, unless they changed since', () => {
    const waiting = withChange(
      withChange({}, manual, part({ steps: 1 }, 5)),
      '2027-04-30:motion',
      part({ steps: 9 }, 5),
    );
    const first = firstWaiting(waiting);
    const sent = first ? [first] : [];
    const second = firstWaiting(waiting, sent);
    expect(second).toMatchObject({ key: manual });
    expect(firstWaiting(waiting, second ? [...sent, second] : [])).toBeUndefined();
    const since = withChange(waiting, '2027-04-30:motion', part({ steps: 10 }, 6));
    expect(firstWaiting(since, sent)).toMatchObject({ source: 'motion' });
  });

  it('stay with the reason once refused, unless the row changed meanwhile', () => {
    const sent = withChange({}, manual, part({ steps: 1 }, 5));
    const refusal = { code: 'request.invalid', fields: ['inFuture'] };
    const refused = withRefused(sent, manual, 5, refusal);
    expect(firstWaiting(refused)).toBeUndefined();
    expect(shownRows([], refused)[0]).toMatchObject({ values: { steps: 1 }, refused: refusal });
    expect(isWaiting(JSON.parse(JSON.stringify(refused)))).toBe(true);
    expect(isWaiting({ [manual]: { ...part({ steps: 1 }), refused: { code: 1 } } })).toBe(false);
    const since = withChange(sent, manual, part({ steps: 2 }, 6));
    expect(withRefused(since, manual, 5, refusal)).toBe(since);
    expect(firstWaiting(withChange(refused, manual, part({ waterMillilitres: 250 })))?.change.values).toEqual(
      {
        steps: 1,
        waterMillilitres: 250,
      },
    );
  });

  it('are compared by their values, so that an old draft does not replace newer ones', () => {
    const row = { id: undefined, date: day, source: 'motion', values: { steps: 3000 } } as const;
    expect(isSameRow(row, { ...row })).toBe(true);
    expect(isSameRow(row, { ...row, values: { steps: 6000 } })).toBe(false);
    expect(isSameRow(row, { ...row, source: 'manual' })).toBe(false);
  });

  it('survive storing, and anything else is rejected', () => {
    const waiting = {
      ...withChange(withChange({}, manual, part({ steps: 5 })), `${day}:motion`, whole(null)),
      [`${day}:apple`]: without({ steps: null, restingPulse: 64 }),
    };
    expect(isWaiting(JSON.parse(JSON.stringify(waiting)))).toBe(true);
    for (const value of [
      null,
      [],
      { [day]: part({}) },
      { 'yesterday:manual': part({}) },
      { [manual]: part({ steps: 5e9 }) },
      { [manual]: part({ mood: 1 }) },
      { [manual]: without({ mood: null }) },
      { [manual]: without({ steps: 'all' }) },
      { [manual]: { values: { steps: 1 } } },
    ])
      expect(isWaiting(value)).toBe(false);
  });
});

describe('the shown rows', () => {
  it('have the waiting values over those of the account, the latest day first', () => {
    const waiting = withChange(
      withChange({}, manual, part({ steps: 200 })),
      '2027-05-11:motion',
      part({ steps: 7 }),
    );
    expect(shownRows(stored, waiting)).toEqual([
      { id: undefined, date: '2027-05-11', source: 'motion', values: { steps: 7 } },
      { id: 'a', date: day, source: 'manual', values: { steps: 200, weightGrams: 80_000 } },
    ]);
    expect(shownRows(stored, withChange({}, manual, whole({ steps: 3 })))[0]?.values).toEqual({ steps: 3 });
  });

  it('give one value for each metric of a day', () => {
    const rows = shownRows(stored, withChange({}, `${day}:apple`, part({ steps: 9000, restingPulse: 60 })));
    expect(valuesOn(rows, day)).toEqual({ steps: 100, weightGrams: 80_000, restingPulse: 60 });
  });
});

it('would replace other values of the same day and source only when it moves there', () => {
  const moved = { date: '2027-05-13', source: 'manual' } as const;
  expect(wouldReplace(stored, moved, day, { steps: 4321 })).toBe(true);
  expect(wouldReplace(stored, moved, day, { steps: 100, restingPulse: 60 })).toBe(false);
  expect(wouldReplace(stored, { ...moved, source: 'apple' }, day, { steps: 4321 })).toBe(false);
  expect(wouldReplace(stored, { ...moved, date: day }, day, { steps: 4321 })).toBe(false);
});

it('adds up to the greatest value of a day', () => {
  expect(added('waterMillilitres', undefined, 250)).toBe(250);
  expect(added('waterMillilitres', 19_900, 250)).toBe(20_000);
});
