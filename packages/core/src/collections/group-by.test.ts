import { describe, expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

describe('grouping', () => {
  it('keeps the order of the items and of the keys', () => {
    const groups = groupBy(['stone', 'hill', 'sand', 'hut'], (word) => word.charAt(0));
    expect([...groups]).toEqual([
      ['s', ['stone', 'sand']],
      ['h', ['hill', 'hut']],
    ]);
  });
});
