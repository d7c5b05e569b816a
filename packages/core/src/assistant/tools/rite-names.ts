import type { RiteId } from '../../guide/rites.ts';
import type { ReplyLink } from '../reply.ts';
import type { Say } from './types.ts';

/** The keys of the words have letters only. */
export const riteName = (say: Say, rite: RiteId): string => say(`rites.${rite.replaceAll('-', '')}`);

export const riteLink = (say: Say, rite: RiteId): ReplyLink => ({
  label: riteName(say, rite),
  to: `/guide/${rite}`,
});
