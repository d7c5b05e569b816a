import { ApiError, mayPass } from '../../platform/api/api-error.ts';
import type { Answer } from './alerts-state.ts';

export interface SendParts {
  /** What waits at this moment. */
  readonly waiting: () => readonly Answer[];
  /** Whether there is a network, and the session is still that of the person who answered. */
  readonly mayAsk: () => boolean;
  readonly send: (answer: Answer) => Promise<unknown>;
  /** Takes it out of what waits. */
  readonly onSent: (answer: Answer) => void;
  /** Takes it out of what waits: the server will never take it. */
  readonly onRefused: (answer: Answer, error: ApiError) => void;
}

/** Sends answer after answer, the oldest first. `later`: the server cannot be reached, and what was not sent goes on waiting. */
export async function sendAnswers(parts: SendParts): Promise<'sent' | 'later'> {
  for (let [next] = parts.waiting(); next; [next] = parts.waiting()) {
    if (!parts.mayAsk()) return 'later';
    try {
      await parts.send(next);
      parts.onSent(next);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mayPass(error)) return 'later';
      parts.onRefused(next, error);
    }
  }
  return 'sent';
}
