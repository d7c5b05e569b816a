import { describe, expect, it } from 'vitest';
import { noChoices } from '../guide/rites.ts';
import type { RiteStructure } from './content.ts';
import { followUps, followUpsOf, listOf, offeredList, subjectOf } from './follow-up.ts';

const part = { id: 'one' };
const ranks = [{ id: 'one', hanafi: 'rukn', maliki: 'rukn', shafii: 'rukn', hanbali: 'rukn' }];
const sai: RiteStructure = {
  steps: [part],
  mistakes: [part],
  women: [part],
  wheelchair: [part],
  firstTime: [],
  ranks,
};
const rites = { sai };

describe('what a pilgrim may ask next', () => {
  it('is about the parts that the rite has', () => {
    expect(followUpsOf('rite:sai:page', rites, noChoices)).toEqual(['mistakes', 'women', 'ranks']);
  });

  it('leaves out what is for others', () => {
    const man = { ...noChoices, sex: 'man', usesWheelchair: true } as const;
    expect(followUpsOf('rite:sai:page', rites, man)).toEqual(['mistakes', 'wheelchair', 'ranks']);
  });

  it('leaves out what was just answered', () => {
    expect(followUpsOf('rite:sai:mistakes-one', rites, noChoices)).toEqual(['women', 'ranks']);
  });

  it.each(['practical:packing', 'dua:talbiyah', 'rite:no-such-rite:page', ''])(
    'is nothing for %j',
    (passage) => {
      expect(followUpsOf(passage, rites, noChoices)).toEqual([]);
    },
  );
});

describe('listOf', () => {
  it('names the list of an item', () => {
    expect(listOf('rite:sai:women-menses')).toBe('rite:sai:women');
  });

  it.each(['rite:sai:step-walk', 'rite:sai:page', 'rite:sai:women', 'practical:women-x', ''])(
    'is null for %j, which is no item of such a list',
    (passage) => {
      expect(listOf(passage)).toBeNull();
    },
  );
});

describe('offeredList', () => {
  const offered = {
    mistakes: 'Mistakes?',
    women: 'Women?',
    wheelchair: 'Wheelchair?',
    firstTime: 'First?',
    ranks: 'Ranks?',
  };
  const ask = (text: string, passages: readonly string[] | null) =>
    offeredList({ text, agentType: 'guide', previous: passages && { question: 'x', passages } }, offered);

  it.each(followUps)('is the list of %s, of the rite of the answer before', (list) => {
    expect(ask(` ${offered[list]} `, ['rite:sai:step-walk'])).toBe(`rite:sai:${list}`);
  });

  it('is null for other words, and without a rite before it', () => {
    expect(ask('And women?', ['rite:sai:page'])).toBeNull();
    expect(ask('Women?', ['practical:packing'])).toBeNull();
    expect(ask('Women?', [])).toBeNull();
    expect(ask('Women?', null)).toBeNull();
  });
});

it('takes the rite as the subject of its parts', () => {
  expect(subjectOf('rite:sai:women-menses')).toBe(subjectOf('rite:sai:page'));
  expect(subjectOf('practical:packing')).toBe('practical:packing');
});
