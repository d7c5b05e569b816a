import { describe, expect, it } from 'vitest';
import { noChoices } from '../guide/rites.ts';
import type { RespondContent, RiteStructure } from './content.ts';
import { followUpsOf, listOf, subjectOf } from './follow-up.ts';

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
// Follow-ups read the structure of the rite only.
const content = { structure: { rites: { sai } } } as unknown as RespondContent;

describe('what a pilgrim may ask next', () => {
  it('is about the parts that the rite has', () => {
    expect(followUpsOf('rite:sai:page', content, noChoices)).toEqual(['mistakes', 'women', 'ranks']);
  });

  it('leaves out what is for others', () => {
    const man = { ...noChoices, sex: 'man', usesWheelchair: true } as const;
    expect(followUpsOf('rite:sai:page', content, man)).toEqual(['mistakes', 'wheelchair', 'ranks']);
  });

  it('leaves out what was just answered', () => {
    expect(followUpsOf('rite:sai:mistakes-one', content, noChoices)).toEqual(['women', 'ranks']);
  });

  it.each(['practical:packing', 'dua:talbiyah', 'rite:no-such-rite:page', ''])(
    'is nothing for %j',
    (passage) => {
      expect(followUpsOf(passage, content, noChoices)).toEqual([]);
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

it('takes the rite as the subject of its parts', () => {
  expect(subjectOf('rite:sai:women-menses')).toBe(subjectOf('rite:sai:page'));
  expect(subjectOf('practical:packing')).toBe('practical:packing');
});
