import { describe, expect, it } from 'vitest';
import { hajjKinds, type RiteId, schools } from './rites.ts';
import { byDay, guideDays, neighboursOf, nightAfter, sequenceOf } from './sequence.ts';

const ritesOf = (...[kind, school]: Parameters<typeof sequenceOf>): RiteId[] =>
  sequenceOf(kind, school).map(({ rite }) => rite);
const everySequence = hajjKinds.flatMap((kind) =>
  [null, ...schools].map((school) => [kind, school, sequenceOf(kind, school)] as const),
);

describe('the sequence of tamattu’', () => {
  it('begins with its own Umrah, and includes the sacrifice and a sa’i after the Tawaf al-Ifadah', () => {
    expect(ritesOf('tamattu', null)).toEqual([
      'ihram',
      'umrah',
      'tarwiyah',
      'arafat',
      'muzdalifah',
      'stoning',
      'sacrifice',
      'halq-or-taqsir',
      'tawaf-al-ifadah',
      'sai',
      'mina-nights',
      'stoning-days',
      'farewell-tawaf',
    ]);
  });
});

describe('the sequence of qiran', () => {
  it('has the sa’i after the arrival Tawaf, and includes the sacrifice', () => {
    const rites = ritesOf('qiran', 'shafii');
    expect(rites.slice(0, 4)).toEqual(['ihram', 'tawaf-al-qudum', 'sai', 'tarwiyah']);
    expect(rites).toContain('sacrifice');
  });

  it('has an Umrah before the arrival Tawaf for Hanafis only', () => {
    expect(ritesOf('qiran', 'hanafi').slice(0, 4)).toEqual(['ihram', 'umrah', 'tawaf-al-qudum', 'sai']);
    for (const school of [null, 'maliki', 'shafii', 'hanbali'] as const) {
      expect(ritesOf('qiran', school)).not.toContain('umrah');
    }
  });
});

describe('the sequence of ifrad', () => {
  it('has neither an Umrah nor a sacrifice', () => {
    for (const school of [null, ...schools]) {
      expect(ritesOf('ifrad', school)).not.toContain('umrah');
      expect(ritesOf('ifrad', school)).not.toContain('sacrifice');
    }
  });
});

describe.each(everySequence)('the sequence of %s, school %s', (_kind, _school, stations) => {
  it('runs from ihram to the farewell Tawaf, with each rite once, through Arafat and one sa’i', () => {
    const rites = stations.map(({ rite }) => rite);
    expect([rites[0], rites.at(-1)]).toEqual(['ihram', 'farewell-tawaf']);
    expect(new Set(rites).size).toBe(rites.length);
    for (const rite of ['arafat', 'tawaf-al-ifadah', 'sai']) expect(rites).toContain(rite);
  });

  it('never returns to an earlier day', () => {
    const firsts = stations.map(({ days: [first = 'before'] }) => guideDays.indexOf(first));
    expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
  });

  it('lists every station day by day, in order, and no empty day', () => {
    const days = byDay(stations);
    const order = days.map(({ day }) => guideDays.indexOf(day));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(days.map(({ day }) => day)).toEqual([...guideDays]);
    for (const station of stations) {
      const shownOn = days.filter((each) => each.stations.includes(station)).map(({ day }) => day);
      expect(shownOn).toEqual(station.days);
    }
  });

  it('links each rite with the next and the previous one', () => {
    for (const [index, { rite }] of stations.entries()) {
      expect(neighboursOf(stations, rite)).toEqual({
        previous: stations[index - 1]?.rite,
        next: stations[index + 1]?.rite,
      });
    }
  });
});

describe.each(everySequence)('the days of stoning in %s, school %s', (_kind, _school, stations) => {
  const ritesOn = (day: number) =>
    byDay(stations)
      .find((each) => each.day === day)
      ?.stations.map(({ rite }) => rite);

  it('put the stoning before the night, and have no night on the 13th', () => {
    expect(ritesOn(10)?.at(-1)).toBe('mina-nights');
    expect(ritesOn(11)).toEqual(['stoning-days', 'mina-nights']);
    expect(ritesOn(12)).toEqual(['stoning-days', 'mina-nights']);
    expect(ritesOn(13)).toEqual(['stoning-days']);
  });
});

describe('the nights of a sequence', () => {
  it('are named after the day before them', () => {
    const nights = byDay(sequenceOf('tamattu', null)).flatMap(({ day, stations }) =>
      stations.flatMap(({ rite }) => {
        const after = nightAfter({ rite, day });
        return after === null ? [] : [[rite, day, after]];
      }),
    );
    expect(nights).toEqual([
      ['muzdalifah', 9, 9],
      ['mina-nights', 10, 10],
      ['mina-nights', 11, 11],
      ['mina-nights', 12, 12],
    ]);
  });
});

describe('the days of a sequence', () => {
  it('leave out days without stations', () => {
    expect(byDay([{ rite: 'arafat', days: [9] }])).toEqual([
      { day: 9, stations: [{ rite: 'arafat', days: [9] }] },
    ]);
    expect(byDay([])).toEqual([]);
  });
});

describe('a rite that is not in the sequence', () => {
  it('has no neighbours', () => {
    const stations = sequenceOf('ifrad', null);
    expect(neighboursOf(stations, 'sacrifice')).toEqual({ previous: undefined, next: undefined });
  });
});
