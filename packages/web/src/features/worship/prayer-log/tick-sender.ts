import { ApiError, mayPass } from '../../../platform/api/api-error.ts';
import { type Changes, firstWaiting, flagsOf, type Ticks, type Waiting } from './tick-queue.ts';

export interface SenderParts {
  /** What waits at this moment. */
  readonly waiting: () => Waiting;
  /** Takes out what was sent, or refused. */
  readonly remove: (date: string, sent: Changes) => void;
  readonly put: (date: string, flags: Partial<Ticks>) => Promise<Ticks>;
  readonly onSaved: (date: string, ticks: Ticks) => void;
  /** The server will never take it. */
  readonly onRefused: (error: ApiError) => void;
}

/** Sends day after day, the oldest first. `later`: the server cannot be reached, and everything not sent is kept. */
export async function sendWaiting(parts: SenderParts): Promise<'sent' | 'later'> {
  for (let next = firstWaiting(parts.waiting()); next; next = firstWaiting(parts.waiting())) {
    const { date, changes } = next;
    try {
      const ticks = await parts.put(date, flagsOf(changes));
      parts.onSaved(date, ticks);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mayPass(error)) return 'later';
      parts.onRefused(error);
    }
    parts.remove(date, changes);
  }
  return 'sent';
}
