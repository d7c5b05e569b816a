import type { Waiting } from './outbox.ts';
import type { Message, ReadMark } from './thread.ts';

/** The delivery status of the user's own message. */
export type Delivery =
  | { readonly state: 'waiting' | 'sending' | 'sent' | 'readByAll' }
  | { readonly state: 'readBy'; readonly count: number; readonly total: number }
  | { readonly state: 'failed'; readonly code: string };

interface Sending {
  /** Key of the message that is being sent. */
  readonly sending: string | undefined;
  /** The server cannot be reached. */
  readonly isHeld: boolean;
}

export function deliveryOfWaiting({ key, refused }: Waiting, { sending, isHeld }: Sending): Delivery {
  if (refused !== undefined) return { state: 'failed', code: refused };
  return { state: isHeld && sending !== key ? 'waiting' : 'sending' };
}

/** @param others ids of the members other than the writer */
export function deliveryOf(
  { number }: Pick<Message, 'number'>,
  reads: readonly ReadMark[],
  others: ReadonlySet<string>,
): Delivery {
  const count = reads.filter(({ userId, upTo }) => others.has(userId) && upTo >= number).length;
  if (count === 0) return { state: 'sent' };
  return count === others.size ? { state: 'readByAll' } : { state: 'readBy', count, total: others.size };
}
