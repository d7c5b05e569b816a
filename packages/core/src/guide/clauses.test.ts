import { describe, expect, it } from 'vitest';
import { rowsBySchool, sortClauses } from './clauses.ts';
import { type Audience, type GuideChoices, noChoices } from './rites.ts';

const clauses: readonly { id: string; for?: Audience }[] = [
  { id: 'all' },
  { id: 'maliki', for: { schools: ['maliki'] } },
  { id: 'others', for: { schools: ['hanafi', 'shafii', 'hanbali'] } },
  { id: 'women', for: { sex: 'woman' } },
  { id: 'walking', for: { mobility: 'walking' } },
  { id: 'qiran-hanafi', for: { kinds: ['qiran'], schools: ['hanafi'] } },
];
const sorted = (choices: Partial<GuideChoices>) => {
  const { own, bySchool } = sortClauses(clauses, { ...noChoices, ...choices });
  return { own: own.map(({ id }) => id), bySchool: bySchool.map(({ id }) => id) };
};

describe('the clauses of a step', () => {
  it('list what all schools agree on first when no school is chosen', () => {
    expect(sorted({})).toEqual({
      own: ['all', 'women', 'walking'],
      bySchool: ['maliki', 'others', 'qiran-hanafi'],
    });
  });

  it('show the chosen school and set the other schools apart', () => {
    expect(sorted({ school: 'maliki' })).toEqual({
      own: ['all', 'maliki', 'women', 'walking'],
      bySchool: ['others', 'qiran-hanafi'],
    });
  });

  it('omit what is for another kind of Hajj, sex or mobility', () => {
    const man = { kind: 'ifrad', school: 'hanafi', sex: 'man', usesWheelchair: true } as const;
    expect(sorted(man)).toEqual({ own: ['all', 'others'], bySchool: ['maliki'] });
  });
});

describe('the rows of the schools', () => {
  it('have each school once, and schools that say the same together', () => {
    const said = [
      { id: 'tent', for: { schools: ['hanafi'] } },
      { id: 'all', for: { schools: ['maliki', 'shafii'] } },
      { id: 'shorten', for: { schools: ['hanafi', 'hanbali'] } },
    ] as const;
    expect(rowsBySchool(said).map((row) => [row.schools, row.clauses.map(({ id }) => id)])).toEqual([
      [['hanafi'], ['tent', 'shorten']],
      [['maliki', 'shafii'], ['all']],
      [['hanbali'], ['shorten']],
    ]);
    expect(rowsBySchool([{ for: { schools: ['hanafi'] } }, {}])).toHaveLength(1);
  });
});
