import { fullCount } from '@manasik/core/guide/counter';
import { describe, expect, it } from 'vitest';
import { counterView, lapDirection, announcementAfterAdding } from './counter-view.ts';

describe('counterView', () => {
  it('shows the circuits from zero to seven', () => {
    expect(counterView('circuits', 0)).toEqual({ inRound: 0, pillar: 0, isFull: false });
    expect(counterView('circuits', 7)).toEqual({ inRound: 7, pillar: 0, isFull: true });
  });

  it('moves to the next pillar at zero once one has its seven', () => {
    expect(counterView('pebbles-of-three', 6)).toEqual({ inRound: 6, pillar: 0, isFull: false });
    expect(counterView('pebbles-of-three', 7)).toEqual({ inRound: 0, pillar: 1, isFull: false });
    expect(counterView('pebbles-of-three', 14)).toEqual({ inRound: 0, pillar: 2, isFull: false });
  });

  it('stays at seven of the third pillar when all 21 are thrown', () => {
    expect(counterView('pebbles-of-three', 21)).toEqual({ inRound: 7, pillar: 2, isFull: true });
  });
});

describe('announcementAfterAdding', () => {
  it('announces the count, then that it is complete, then that nothing more is counted', () => {
    expect([5, 6, 7].map((before) => announcementAfterAdding('laps', before))).toEqual([
      'count',
      'full',
      'alreadyFull',
    ]);
  });

  it('announces when a pillar is complete, and after the last that all are', () => {
    expect(
      [5, 6, 7, 13, 20, 21].map((before) => announcementAfterAdding('pebbles-of-three', before)),
    ).toEqual(['count', 'pillarFull', 'count', 'pillarFull', 'full', 'alreadyFull']);
  });
});

describe('lapDirection', () => {
  it('ends the seventh lap at Marwah', () => {
    expect(lapDirection(0)).toBe('toMarwah');
    expect(lapDirection(1)).toBe('toSafa');
    expect(lapDirection(fullCount('laps') - 1)).toBe('toMarwah');
  });
});
