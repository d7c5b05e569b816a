import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duaIds } from './duas.ts';
import { type DatedChoices, type Mark, mergeMarks, newerChoices, newerMark, summaryOf } from './progress.ts';
import { hajjKinds, noChoices, riteIds, schools } from './rites.ts';
import { sequenceOf } from './sequence.ts';

// Only a few values, so that changes often concern the same item.
const mark: fc.Arbitrary<Mark> = fc.record({
  item: fc.constantFrom('rite:ihram', 'rite:sai', 'dua:talbiyah'),
  done: fc.boolean(),
  changedAt: fc.nat({ max: 3 }),
});
const marks = fc.array(mark, { maxLength: 12 });
const dated: fc.Arbitrary<DatedChoices | null> = fc.option(
  fc.record({
    kind: fc.constantFrom(null, ...hajjKinds),
    school: fc.constantFrom(null, ...schools),
    sex: fc.constantFrom(null, 'woman' as const, 'man' as const),
    isFirstTime: fc.constantFrom(null, true, false),
    usesWheelchair: fc.constantFrom(null, true, false),
    changedAt: fc.nat({ max: 2 }),
  }),
);

describe('merging marks', () => {
  it('gives the same result in any order and grouping, and for repeated marks', () => {
    fc.assert(
      fc.property(marks, marks, marks, (a, b, c) => {
        const merged = mergeMarks(a, b, c);
        expect(mergeMarks(c, a, b)).toEqual(merged);
        expect(mergeMarks(mergeMarks(a, b), c)).toEqual(merged);
        expect(mergeMarks(a, mergeMarks(c, b))).toEqual(merged);
        expect(mergeMarks(merged, a, merged, c, c)).toEqual(merged);
      }),
    );
  });

  it('keeps the newest change of each item, and loses no item', () => {
    fc.assert(
      fc.property(marks, marks, (a, b) => {
        const all = [...a, ...b];
        const merged = mergeMarks(a, b);
        expect(merged.map(({ item }) => item)).toEqual([...new Set(all.map(({ item }) => item))].toSorted());
        for (const { item, changedAt } of merged) {
          const times = all.filter((each) => each.item === item).map((each) => each.changedAt);
          expect(changedAt).toBe(Math.max(...times));
        }
      }),
    );
  });

  it('prefers "done" between marks of the same time', () => {
    const ticked = { item: 'rite:sai', done: true, changedAt: 5 };
    const open = { ...ticked, done: false };
    expect([newerMark(ticked, open), newerMark(open, ticked)]).toEqual([ticked, ticked]);
  });

  it('accepts a later withdrawal of a mark', () => {
    const ticked = { item: 'rite:sai', done: true, changedAt: 5 };
    const open = { ...ticked, done: false, changedAt: 6 };
    expect(mergeMarks([open], [ticked])).toEqual([open]);
  });
});

describe('merging choices', () => {
  it('gives the same result in any order and grouping', () => {
    fc.assert(
      fc.property(dated, dated, dated, (a, b, c) => {
        expect(newerChoices(a, b)).toEqual(newerChoices(b, a));
        expect(newerChoices(newerChoices(a, b), c)).toEqual(newerChoices(a, newerChoices(b, c)));
      }),
    );
  });

  it('keeps one set whole, without mixing later and earlier choices', () => {
    const before: DatedChoices = { ...noChoices, kind: 'ifrad', school: 'maliki', changedAt: 1 };
    const after: DatedChoices = { ...noChoices, kind: 'qiran', changedAt: 2 };
    expect(newerChoices(before, after)).toEqual(after);
    expect(newerChoices(after, null)).toEqual(after);
    expect(newerChoices(null, null)).toBeNull();
  });
});

const done = (...items: string[]): Mark[] => items.map((item) => ({ item, done: true, changedAt: 1 }));

describe('the progress of a pilgrim', () => {
  it('counts nothing for a pilgrim without marks, by tamattu’ until they choose a kind of Hajj', () => {
    const total = sequenceOf('tamattu', null).length;
    expect(summaryOf([], noChoices)).toEqual({
      rituals: { done: 0, total },
      duas: { done: 0, total: duaIds.length },
      rehearsals: { done: 0, total: 2 },
    });
  });

  it('counts what is marked as learned, and not steps, favourites or withdrawn marks', () => {
    const marked = [
      ...done('rite:ihram', 'dua:talbiyah', 'dua:gratitude', 'rehearsal:sai'),
      ...done('step:arafat/any', 'favourite:pardon', 'rite:gone', 'dua:gone', 'rehearsal:gone'),
      { item: 'rite:sai', done: false, changedAt: 9 },
    ];
    const { rituals, duas, rehearsals } = summaryOf(marked, noChoices);
    expect([rituals.done, duas.done, rehearsals.done]).toEqual([1, 2, 1]);
  });

  it('counts only the rites of the pilgrim’s own sequence', () => {
    const all = done(...riteIds.map((rite) => `rite:${rite}`));
    for (const kind of hajjKinds) {
      for (const school of [null, ...schools]) {
        const total = sequenceOf(kind, school).length;
        expect(summaryOf(all, { kind, school }).rituals).toEqual({ done: total, total });
      }
    }
    expect(summaryOf(done('rite:sacrifice'), { kind: 'ifrad', school: null }).rituals.done).toBe(0);
  });
});
