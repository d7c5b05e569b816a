import { noChoices } from '@manasik/core/guide/rites';
import { describe, expect, it } from 'vitest';
import { firstSaid, ofNoRite } from './pocket-duas.ts';

const step = (id: string, duas: string[], sex?: 'woman' | 'man') => ({
  id,
  duas,
  sources: ['muslim-1218'],
  ...(sex && { for: { sex } }),
});
const rites = [
  { id: 'ihram', steps: [step('niyyah', ['intention-umrah']), step('aloud', ['talbiyah'], 'man')], duas: [] },
  { id: 'umrah', steps: [step('walk', ['talbiyah', 'black-stone'])], duas: ['between-corners', 'talbiyah'] },
] as const;
const list = rites.map((rite) => ({ ...rite, steps: [...rite.steps], duas: [...rite.duas] }));

describe('the duas of the pocket guide', () => {
  it('appear once each, where they are first said', () => {
    expect([...firstSaid(list, noChoices)]).toEqual([
      ['ihram', ['intention-umrah', 'talbiyah']],
      ['umrah', ['black-stone', 'between-corners']],
    ]);
  });

  it('skip a step for others, and appear where the pilgrim says them', () => {
    expect([...firstSaid(list, { ...noChoices, sex: 'woman' })]).toEqual([
      ['ihram', ['intention-umrah']],
      ['umrah', ['talbiyah', 'black-stone', 'between-corners']],
    ]);
  });

  it('belong to the journey if no rite has them', () => {
    const duas = ['leaving-home', 'talbiyah', 'between-corners', 'distress'].map((id) => ({ id }));
    expect(ofNoRite(list, duas)).toEqual(['leaving-home', 'distress']);
  });
});
