import { describe, expect, it } from 'vitest';
import { type Audience, hajjKinds, isFor, isRiteId, noChoices, riteIds, schools } from './rites.ts';

describe('a part of a rite', () => {
  it('without an audience is for everybody', () => {
    expect(isFor(undefined, noChoices)).toBe(true);
    expect(isFor({}, { ...noChoices, kind: 'qiran', school: 'maliki', sex: 'man' })).toBe(true);
  });

  it('is shown to who has said nothing of themselves', () => {
    const audience: Audience = { kinds: ['qiran'], schools: ['hanafi'], sex: 'woman' };
    expect(isFor(audience, noChoices)).toBe(true);
  });

  it.each(hajjKinds)('of tamattu’ and qiran is rightly shown or not to who performs %s', (kind) => {
    expect(isFor({ kinds: ['tamattu', 'qiran'] }, { ...noChoices, kind })).toBe(kind !== 'ifrad');
  });

  it.each(schools)('of the Hanafi school is rightly shown or not to who follows the %s', (school) => {
    expect(isFor({ schools: ['hanafi'] }, { ...noChoices, school })).toBe(school === 'hanafi');
  });

  it('for women is hidden from men, and for men from women', () => {
    expect(isFor({ sex: 'woman' }, { ...noChoices, sex: 'man' })).toBe(false);
    expect(isFor({ sex: 'woman' }, { ...noChoices, sex: 'woman' })).toBe(true);
    expect(isFor({ sex: 'man' }, { ...noChoices, sex: 'woman' })).toBe(false);
  });

  it('must fit in all that was chosen', () => {
    const audience: Audience = { kinds: ['ifrad'], schools: ['maliki', 'shafii'], sex: 'man' };
    const fitting = { ...noChoices, kind: 'ifrad', school: 'shafii', sex: 'man' } as const;
    expect(isFor(audience, fitting)).toBe(true);
    expect(isFor(audience, { ...fitting, kind: 'qiran' })).toBe(false);
    expect(isFor(audience, { ...fitting, school: 'hanbali' })).toBe(false);
    expect(isFor(audience, { ...fitting, sex: 'woman' })).toBe(false);
  });
});

describe('the name of a rite', () => {
  it('is known or not', () => {
    expect(riteIds.every(isRiteId)).toBe(true);
    for (const none of ['', 'Ihram', 'toString', 'ihram ', null, 3, undefined])
      expect(isRiteId(none)).toBe(false);
  });
});
