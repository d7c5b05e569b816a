import { fullCount, type GuideCounter, perRound } from '@manasik/core/guide/counter';

interface CounterView {
  /** In the current round: 0 to 7. */
  inRound: number;
  /** The pillar, if there are three: 0 to 2. */
  pillar: 0 | 1 | 2;
  isFull: boolean;
}

/** The counter as displayed: once a pillar has its seven, the next one starts at zero. */
export function counterView(counter: GuideCounter, count: number): CounterView {
  const isFull = count >= fullCount(counter);
  if (counter !== 'pebbles-of-three') return { inRound: count, pillar: 0, isFull };
  const pillar = count < perRound ? 0 : count < 2 * perRound ? 1 : 2;
  return { inRound: count - pillar * perRound, pillar, isFull };
}

/** The announcement after a tap: the count, that a pillar or all is complete, or that nothing more is counted. */
export type Told = 'count' | 'pillarFull' | 'full' | 'alreadyFull';

export function announcementAfterAdding(counter: GuideCounter, before: number): Told {
  const all = fullCount(counter);
  if (before >= all) return 'alreadyFull';
  const after = before + 1;
  if (after === all) return 'full';
  return after % perRound === 0 ? 'pillarFull' : 'count';
}

/** A Sa'i starts at Safa, so its odd laps lead to Marwah. */
export const lapDirection = (lapsDone: number): 'toMarwah' | 'toSafa' =>
  lapsDone % 2 === 0 ? 'toMarwah' : 'toSafa';
