import { describe, expect, it } from 'vitest';
import { type Audience, hajjKinds, isFor, isRiteId, noChoices, riteIds, schools } from './rites.ts';

describe('a part of a rite', () => {
  it('is for everyone if it has no audience', () => {
    expect(isFor(undefined, noChoices)).toBe(true);
    expect(isFor({}, { ...noChoices, kind: 'qiran', school: 'maliki', sex: 'man' })).toBe(true);
  });

  it('is shown to a pilgrim without any answers', () => {
    const audience: Audience = { kinds: ['qiran'], schools: ['hanafi'], sex: 'woman' };
    expect(isFor(audience, noChoices)).toBe(true);
  });

  it.each(hajjKinds)('follows the kind of Hajj for tamattu’ and qiran: %s', (kind) => {
    expect(isFor({ kinds: ['tamattu', 'qiran'] }, { ...noChoices, kind })).toBe(kind !== 'ifrad');
  });

  it.each(schools)('follows the school for Hanafis: %s', (school) => {
    expect(isFor({ schools: ['hanafi'] }, { ...noChoices, school })).toBe(school === 'hanafi');
  });

  it('hides what is for women from men, and what is for men from women', () => {
    expect(isFor({ sex: 'woman' }, { ...noChoices, sex: 'man' })).toBe(false);
    expect(isFor({ sex: 'woman' }, { ...noChoices, sex: 'woman' })).toBe(true);
    expect(isFor({ sex: 'man' }, { ...noChoices, sex: 'woman' })).toBe(false);
  });

  it('must match everything that the pilgrim chose', () => {
    const audience: Audience = { kinds: ['ifrad'], schools: ['maliki', 'shafii'], sex: 'man' };
    const fitting = { ...noChoices, kind: 'ifrad', school: 'shafii', sex: 'man' } as const;
    expect(isFor(audience, fitting)).toBe(true);
    expect(isFor(audience, { ...fitting, kind: 'qiran' })).toBe(false);
    expect(isFor(audience, { ...fitting, school: 'hanbali' })).toBe(false);
    expect(isFor(audience, { ...fitting, sex: 'woman' })).toBe(false);
  });
});

describe('the name of a rite', () => {
  it('is recognised, and other text is not', () => {
    expect(riteIds.every(isRiteId)).toBe(true);
    for (const none of ['', 'Ihram', 'toString', 'ihram ', null, 3, undefined])
      expect(isRiteId(none)).toBe(false);
  });
});
