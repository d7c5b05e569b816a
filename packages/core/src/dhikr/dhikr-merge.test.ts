import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayCounts,
  type DeviceTally,
  type DhikrPhrase,
  mergePhrases,
  mergeTallies,
  stepped,
} from './dhikr-merge.ts';

// Only a few values, so that rows often collide.
const tally: fc.Arbitrary<DeviceTally> = fc.record({
  date: fc.constantFrom('2026-11-20', '2026-11-21'),
  dhikrId: fc.constantFrom('subhanallah', 'own-1'),
  deviceId: fc.constantFrom('a', 'b', 'c'),
  count: fc.nat({ max: 5 }),
  revision: fc.integer({ min: 1, max: 4 }),
});
const tallies = fc.array(tally, { maxLength: 12 });
const phrase: fc.Arbitrary<DhikrPhrase> = fc.record({
  id: fc.constantFrom('own-1', 'own-2'),
  text: fc.constantFrom('Salawat', 'Istighfar'),
  target: fc.constantFrom(10, 100),
  changedAt: fc.nat({ max: 2 }),
  removed: fc.boolean(),
});
const phrases = fc.array(phrase, { maxLength: 8 });

describe.each([
  ['tallies', tallies, mergeTallies],
  ['phrases', phrases, mergePhrases],
] as const)('merging %s', (_name, lists, mergeLists) => {
  // Each row of the table pairs a merge with its own lists.
  const merge = mergeLists as (...all: readonly (readonly unknown[])[]) => unknown[];
  const any = lists as fc.Arbitrary<unknown[]>;

  it('gives the same result in any order', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(merge(a, b)).toEqual(merge(b, a));
      }),
    );
  });

  it('gives the same result in any grouping', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)));
      }),
    );
  });

  it('gives the same result when something arrives twice', () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const merged = merge(a, b);
        expect(merge(merged, a, merged, b, b)).toEqual(merged);
      }),
    );
  });
});

describe('the count of a day', () => {
  it("is the sum of the devices' newest rows", () => {
    const row = { date: '2026-11-21', dhikrId: 'subhanallah' };
    expect(
      dayCounts([
        { ...row, deviceId: 'a', count: 20, revision: 20 },
        { ...row, deviceId: 'b', count: 13, revision: 13 },
        { ...row, deviceId: 'a', count: 19, revision: 21 },
      ]),
    ).toEqual([{ ...row, count: 32 }]);
  });

  it('decreases on undo, but never below zero', () => {
    const one = stepped({ count: 0, revision: 0 }, 1, 100);
    expect(one).toEqual({ count: 1, revision: 1 });
    expect(stepped(one, -1, 100)).toEqual({ count: 0, revision: 2 });
    expect(stepped({ count: 0, revision: 2 }, -1, 100)).toEqual({ count: 0, revision: 2 });
    expect(stepped({ count: 100, revision: 9 }, 1, 100)).toEqual({ count: 100, revision: 9 });
  });

  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constantFrom('count', 'undo'), device: fc.nat({ max: 2 }) }),
    },
    // The device sends its rows; the network may delay or repeat them.
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constantFrom('send', 'hold'), device: fc.nat({ max: 2 }) }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('late'), device: fc.nat({ max: 20 }) }) },
  );

  it('neither doubles nor loses acknowledged counts, whatever is lost, late or delivered twice', () => {
    const row = { date: '2026-11-21', dhikrId: 'subhanallah' };
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const devices = [0, 0, 0].map(() => ({ count: 0, revision: 0 }));
        const acknowledged = [0, 0, 0].map(() => ({ count: 0, revision: 0 }));
        const onTheWay: DeviceTally[] = [];
        let server: DeviceTally[] = [];
        for (const { kind, device } of steps) {
          if (kind === 'late') {
            const letter = onTheWay[device % Math.max(1, onTheWay.length)];
            if (letter) server = mergeTallies(server, [letter]);
            continue;
          }
          const known = devices[device] ?? { count: 0, revision: 0 };
          const letter = { ...row, deviceId: String(device), ...known };
          if (kind === 'count') devices[device] = stepped(known, 1, 1000);
          if (kind === 'undo') devices[device] = stepped(known, -1, 1000);
          if (kind === 'hold') onTheWay.push(letter);
          if (kind === 'send') {
            onTheWay.push(letter);
            server = mergeTallies(server, [letter]);
            acknowledged[device] = known;
          }
          for (const [index, { revision }] of acknowledged.entries()) {
            const stored = server.find(({ deviceId }) => deviceId === String(index));
            expect(stored?.revision ?? 0).toBeGreaterThanOrEqual(revision);
          }
        }
        const letters = devices.map((known, index) => ({ ...row, deviceId: String(index), ...known }));
        const truth = devices.reduce((sum, { count }) => sum + count, 0);
        expect(dayCounts(mergeTallies(server, letters, onTheWay))[0]?.count).toBe(truth);
      }),
      { numRuns: 300 },
    );
  });
});
