import { AppError } from '../errors.ts';

// Far more than one person's pages and devices send at once, and a few tenths of a second of work for the database.
const MOST_AT_ONCE = 128;

/** Limits how many requests of one account wait for the database at once, so that nobody can fill the queue for all. */
export interface AccountTurns {
  /**
   * Counts a request until the returned function is called.
   * @throws AppError `server.busy` when the account already has too many
   */
  enter(userId: string): () => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    accountTurns: AccountTurns;
  }
}

export function createAccountTurns(): AccountTurns {
  const counts = new Map<string, number>();
  const leave = (userId: string): void => {
    const left = (counts.get(userId) ?? 0) - 1;
    if (left > 0) counts.set(userId, left);
    else counts.delete(userId);
  };
  return {
    enter: (userId) => {
      const count = counts.get(userId) ?? 0;
      if (count >= MOST_AT_ONCE) {
        throw new AppError('server.busy', 'Too many requests of one account at once', {
          retryAfterSeconds: 1,
        });
      }
      counts.set(userId, count + 1);
      return () => leave(userId);
    },
  };
}
