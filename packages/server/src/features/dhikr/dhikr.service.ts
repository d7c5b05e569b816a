import type { DhikrChange, DhikrState } from '@manasik/contract/dhikr';
import { addDays, daysUntil } from '@manasik/core/calendar/civil-date';
import { todayIn } from '@manasik/core/calendar/zone-date';
import { mergePhrases, mergeTallies } from '@manasik/core/dhikr/dhikr-merge';
import type { Clock } from '../../platform/clock.ts';
import { AppError, type FieldErrors } from '../../platform/errors.ts';
import type { AccountLimits } from '../../platform/http/account-limits.ts';
import type { DhikrRepository } from './dhikr.repository.ts';

/** Civil dates; both days included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const MOST_DAYS = 400;
// Each count may be a new row. Somebody who was offline for a year brings fewer.
const countsOfAccount = { most: 5000, windowSeconds: 60 * 60 };

/** @throws AppError `request.invalid` when the days are none, or too many. */
function refuseBadDays({ from, to }: Days): void {
  const days = daysUntil(from, to) + 1;
  if (days >= 1 && days <= MOST_DAYS) return;
  throw new AppError('request.invalid', `Ask for 1 to ${MOST_DAYS} days`, {
    fields: { to: days < 1 ? 'tooSmall' : 'tooBig' },
  });
}

export function createDhikrService(repository: DhikrRepository, limits: AccountLimits, clock: Clock) {
  /** The day has begun nowhere on earth. */
  const isAhead = (date: string): boolean => date > addDays(todayIn('UTC', clock.now()), 1);

  return {
    state: async (userId: string, days: Days, deviceId: string | null): Promise<DhikrState> => {
      refuseBadDays(days);
      return repository.state(userId, days, deviceId);
    },

    /** Each row is kept when it is newer than the stored one; so what was sent twice counts once. */
    merge: async (
      userId: string,
      days: Days,
      { deviceId, tallies, phrases }: DhikrChange,
    ): Promise<DhikrState> => {
      refuseBadDays(days);
      const ahead: FieldErrors = {};
      for (const [index, { date }] of tallies.entries()) {
        if (isAhead(date)) ahead[`tallies.${index}.date`] = 'tooBig';
      }
      if (Object.keys(ahead).length > 0) {
        throw new AppError('request.invalid', 'A count cannot be of a day to come', { fields: ahead });
      }
      limits.spend('counts of dhikr', countsOfAccount, userId, tallies.length);
      // A device whose clock runs ahead must not win over every change to come.
      const now = clock.now().getTime();
      const dated = phrases.map((phrase) => ({ ...phrase, changedAt: Math.min(phrase.changedAt, now) }));
      return repository.merge(userId, days, deviceId, {
        tallies: mergeTallies(tallies.map((tally) => ({ ...tally, deviceId }))),
        phrases: mergePhrases(dated),
      });
    },
  };
}

export type DhikrService = ReturnType<typeof createDhikrService>;
