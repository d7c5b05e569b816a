import { fullCount, type GuideCounter, perRound } from '@manasik/core/guide/counter';

interface CounterView {
  /** Of the round that is under way: 0 to 7. */
  inRound: number;
  /** Which pillar, where there are three: 0 to 2. */
  pillar: 0 | 1 | 2;
  isFull: boolean;
}

/** A counter as it is shown: once a pillar has had its seven, the next one begins at nothing. */
export function counterView(counter: GuideCounter, count: number): CounterView {
  const isFull = count >= fullCount(counter);
  if (counter !== 'pebbles-of-three') return { inRound: count, pillar: 0, isFull };
  const pillar = count < perRound ? 0 : count < 2 * perRound ? 1 : 2;
  return { inRound: count - pillar * perRound, pillar, isFull };
}

/** What is to be told after a touch: how many, that a pillar or all is complete, or that nothing more is counted. */
export type Told = 'count' | 'pillarFull' | 'full' | 'alreadyFull';

export function toldAfterAdding(counter: GuideCounter, before: number): Told {
  const all = fullCount(counter);
  if (before >= all) return 'alreadyFull';
  const after = before + 1;
  if (after === all) return 'full';
  return after % perRound === 0 ? 'pillarFull' : 'count';
}

/** A Sa'i begins at Safa, so its odd laps lead to Marwah. */
export const lapDirection = (lapsDone: number): 'toMarwah' | 'toSafa' =>
  lapsDone % 2 === 0 ? 'toMarwah' : 'toSafa';
