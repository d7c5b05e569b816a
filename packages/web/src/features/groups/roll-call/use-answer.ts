import { useCallback, useEffect, useState } from 'react';
import { ApiError, api } from '../../../lib/api/index.ts';
import { askForRollCall, showRollCall } from './use-roll-call.ts';

export type Answering =
  | { readonly status: 'idle' | 'sending' }
  /** There was no network: it is sent when there is one. */
  | { readonly status: 'waiting' }
  | { readonly status: 'failed'; readonly error: ApiError };

/** Says that one is here, at once or as soon as there is a network. */
export function useAnswer(groupId: string, rollCallId: string, personId: string) {
  const [answering, show] = useState<Answering>({ status: 'idle' });

  const answer = useCallback(async () => {
    show({ status: 'sending' });
    try {
      const rollCall = await api('PUT /api/hajj-groups/:id/roll-call/:rollCallId', {
        params: { id: groupId, rollCallId },
        body: { personId, isHere: true },
      });
      show({ status: 'idle' });
      showRollCall(groupId, rollCall);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show(error.status === 0 ? { status: 'waiting' } : { status: 'failed', error });
      // It has ended, or another one has begun: show that.
      if (error.code.startsWith('rollCall.')) void askForRollCall(groupId);
    }
  }, [groupId, rollCallId, personId]);

  const isWaiting = answering.status === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => void answer();
    addEventListener('online', again);
    const timer = setInterval(again, againMs);
    return () => {
      removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [isWaiting, answer]);

  return { answering, answer: () => void answer() };
}

const againMs = 15_000;
