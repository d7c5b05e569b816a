import { describe, expect, it } from 'vitest';
import { type DailyHadith, isUpToDate, type KeptHadith, keptOf } from './kept-hadith.ts';

const hadithOn = (date: string): DailyHadith => ({
  id: `bukhari-${date.slice(-2)}`,
  date,
  category: 'hajj',
  text: 'meaning',
  source: 'Sahih al-Bukhari 1',
  arabic: 'ا',
  language: 'en',
  collection: 'bukhari',
  number: '1',
  grade: 'sahih',
  gradedBy: [],
});

const kept: KeptHadith = {
  language: 'en',
  days: ['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => hadithOn(`2026-03-${day}`)),
  categories: [{ category: 'hajj', count: 20 }],
  keptOn: '2026-03-01',
};

describe('the hadith stored on the device', () => {
  it('are up to date with today and seven days ahead', () => {
    expect(isUpToDate(kept, 'en', '2026-03-01')).toBe(true);
    expect(isUpToDate(kept, 'en', '2026-03-02')).toBe(false);
  });

  it('are not up to date in another language, or when there are none', () => {
    expect(isUpToDate(kept, 'de', '2026-03-01')).toBe(false);
    expect(isUpToDate(null, 'en', '2026-03-01')).toBe(false);
  });

  it('are found by their day', () => {
    expect(keptOf(kept, '2026-03-08')?.id).toBe('bukhari-08');
    expect(keptOf(kept, '2026-03-09')).toBeUndefined();
    expect(keptOf(null, '2026-03-01')).toBeUndefined();
  });
});
