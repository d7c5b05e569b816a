import type { StationNow } from '@manasik/core/guide/now';

/** The key of `guide` that says what the marker of today goes by: the calendar alone is never certain of the moon. */
export const sourceWord = ({ source }: Pick<StationNow, 'source'>) =>
  source === 'own' ? 'sequence.ownDate' : 'sequence.expected';
