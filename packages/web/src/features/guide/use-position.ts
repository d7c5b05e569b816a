import type { RiteId } from '@manasik/core/guide/rites';
import { ownSequence } from './progress/own-sequence.ts';
import { useGuideProgress } from './progress/use-guide-progress.ts';

/** The position of this rite in the pilgrim's sequence; undefined if their kind of Hajj does not have it. */
export function usePosition(rite: RiteId): { number: number; total: number } | undefined {
  const { choices } = useGuideProgress();
  const stations = ownSequence(choices);
  const index = stations.findIndex((station) => station.rite === rite);
  return index === -1 ? undefined : { number: index + 1, total: stations.length };
}
