import type { ReplyNotice } from '@manasik/core/assistant/reply';
import type { Clock } from '../../../platform/clock.ts';
import type { ModelConfig } from '../../../platform/config.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Limit, RateLimiter } from '../../../platform/rate-limit.ts';
import type { FailureKind } from './model-failure.ts';
import { createPause, type Pause } from './pause.ts';

type Turn =
  | { readonly kind: 'taken'; release(this: void): void }
  | { readonly kind: 'refused'; readonly why: FailureKind | 'budgetUsedUp'; readonly notice: ReplyNotice };

/** The permission to use the model now: for everyone alike, until the limits of a day are reached. */
export interface Allowance {
  /** @param asker the id of an account, or the address of a visitor */
  take(this: void, asker: string): Promise<Turn>;
  readonly report: Pause['report'];
}

const daySeconds = 24 * 60 * 60;
// Calls at the same time. One person reads one answer at a time; a question that was left may still be ending.
const atOnce = { inAll: 48, ofAsker: 3 };

interface Parts {
  readonly config: ModelConfig;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

const aDay = (name: string, most: number): Limit => ({ name, most, windowSeconds: daySeconds });
const refused = (why: FailureKind): Turn => ({ kind: 'refused', why, notice: 'modelFailed' });

export function createAllowance({ config, limiter, clock }: Parts): Allowance {
  const running = new Map<string, number>();
  let runningInAll = 0;
  const pause = createPause(clock);
  const ofAccount = aDay('model answers of an account', config.answersOfAccount);
  const inAll = aDay('model answers in all', config.answersInAll);

  const spend = async (asker: string): Promise<boolean> => {
    try {
      await limiter.spend(ofAccount, asker);
      await limiter.spend(inAll, 'everyone');
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'request.tooMany') return false;
      throw error;
    }
  };
  const add = (asker: string, amount: 1 | -1): void => {
    runningInAll += amount;
    const count = (running.get(asker) ?? 0) + amount;
    if (count === 0) running.delete(asker);
    else running.set(asker, count);
  };

  return {
    take: async (asker) => {
      if (pause.isPaused()) return refused('paused');
      if (runningInAll >= atOnce.inAll || (running.get(asker) ?? 0) >= atOnce.ofAsker) return refused('busy');
      add(asker, 1);
      try {
        if (await spend(asker)) return { kind: 'taken', release: () => add(asker, -1) };
      } catch (error) {
        add(asker, -1);
        throw error;
      }
      add(asker, -1);
      return { kind: 'refused', why: 'budgetUsedUp', notice: 'budgetUsedUp' };
    },
    report: pause.report,
  };
}
