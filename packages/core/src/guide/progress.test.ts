import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duaIds } from './duas.ts';
import { type DatedChoices, type Mark, mergeMarks, newerChoices, newerMark, summaryOf } from './progress.ts';
import { hajjKinds, noChoices, riteIds, schools } from './rites.ts';
import { sequenceOf } from './sequence.ts';

// Few values, so that changes of one item often meet.
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

describe('marks that come together', () => {
  it('are the same whichever comes first, in whatever groups, and however often', () => {
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

  it('keep of each item its newest change, and no item is lost', () => {
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

  it('that are as old as each other are done', () => {
    const ticked = { item: 'rite:sai', done: true, changedAt: 5 };
    const open = { ...ticked, done: false };
    expect([newerMark(ticked, open), newerMark(open, ticked)]).toEqual([ticked, ticked]);
  });

  it('follow the one who takes a mark back later', () => {
    const ticked = { item: 'rite:sai', done: true, changedAt: 5 };
    const open = { ...ticked, done: false, changedAt: 6 };
    expect(mergeMarks([open], [ticked])).toEqual([open]);
  });
});

describe('choices that come together', () => {
  it('are the same whichever comes first and in whatever groups', () => {
    fc.assert(
      fc.property(dated, dated, dated, (a, b, c) => {
        expect(newerChoices(a, b)).toEqual(newerChoices(b, a));
        expect(newerChoices(newerChoices(a, b), c)).toEqual(newerChoices(a, newerChoices(b, c)));
      }),
    );
  });

  it('hold whole: what was chosen later is not mixed with what was chosen before', () => {
    const before: DatedChoices = { ...noChoices, kind: 'ifrad', school: 'maliki', changedAt: 1 };
    const after: DatedChoices = { ...noChoices, kind: 'qiran', changedAt: 2 };
    expect(newerChoices(before, after)).toEqual(after);
    expect(newerChoices(after, null)).toEqual(after);
    expect(newerChoices(null, null)).toBeNull();
  });
});

const done = (...items: string[]): Mark[] => items.map((item) => ({ item, done: true, changedAt: 1 }));

describe('how far a pilgrim is', () => {
  it('counts nothing for who has marked nothing, by tamattu’ as long as no kind was chosen', () => {
    const total = sequenceOf('tamattu', null).length;
    expect(summaryOf([], noChoices)).toEqual({
      rituals: { done: 0, total },
      duas: { done: 0, total: duaIds.length },
      rehearsals: { done: 0, total: 2 },
    });
  });

  it('counts what was marked as learned, and not steps, favourites or what was taken back', () => {
    const marked = [
      ...done('rite:ihram', 'dua:talbiyah', 'dua:gratitude', 'rehearsal:sai'),
      ...done('step:arafat/any', 'favourite:pardon', 'rite:gone', 'dua:gone', 'rehearsal:gone'),
      { item: 'rite:sai', done: false, changedAt: 9 },
    ];
    const { rituals, duas, rehearsals } = summaryOf(marked, noChoices);
    expect([rituals.done, duas.done, rehearsals.done]).toEqual([1, 2, 1]);
  });

  it('counts the rites of one’s own sequence alone', () => {
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
