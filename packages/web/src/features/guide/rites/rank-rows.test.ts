import { describe, expect, it } from 'vitest';
import { commonRank, rankRows, ranksUsed } from './rank-rows.ts';

const agreed = {
  id: 'standing',
  hanafi: 'pillar',
  maliki: 'pillar',
  shafii: 'pillar',
  hanbali: 'pillar',
  sources: ['tirmidhi-889'],
} as const;
const parted = { ...agreed, id: 'ihram', hanafi: 'condition', hanbali: 'sunnah' } as const;
const copy = <Ranked extends { sources: readonly string[] }>(ranked: Ranked) => ({
  ...ranked,
  sources: [...ranked.sources],
});

describe('the ranks of a rite', () => {
  it('are a single row if the four schools agree', () => {
    expect(commonRank(copy(agreed))).toBe('pillar');
    expect(commonRank(copy(parted))).toBeUndefined();
  });

  it('start with the school of the pilgrim', () => {
    expect(rankRows(copy(parted), 'hanbali').map(({ school }) => school)).toEqual([
      'hanbali',
      'hanafi',
      'maliki',
      'shafii',
    ]);
    expect(rankRows(copy(parted), null)[0]).toEqual({ school: 'hanafi', rank: 'condition' });
  });

  it('are explained once each, from the highest rank', () => {
    expect(ranksUsed([copy(agreed), copy(parted)])).toEqual(['condition', 'pillar', 'sunnah']);
  });
});
