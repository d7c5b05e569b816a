import type { DhikrChange, DhikrState } from '@manasik/contract/dhikr';
import { daysUntil } from '@manasik/core/calendar/civil-date';
import { isFuture } from '@manasik/core/calendar/zone-date';
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
// Each count may be a new row. A year offline brings fewer than this.
const countsOfAccount = { most: 5000, windowSeconds: 60 * 60 };

/** @throws AppError `request.invalid` when the range is empty or too long */
function refuseBadDays({ from, to }: Days): void {
  const days = daysUntil(from, to) + 1;
  if (days >= 1 && days <= MOST_DAYS) return;
  throw new AppError('request.invalid', `The range must be 1 to ${MOST_DAYS} days`, {
    fields: { to: days < 1 ? 'tooSmall' : 'tooBig' },
  });
}

export function createDhikrService(repository: DhikrRepository, limits: AccountLimits, clock: Clock) {
  return {
    state: async (userId: string, days: Days, deviceId: string | null): Promise<DhikrState> => {
      refuseBadDays(days);
      return repository.state(userId, days, deviceId);
    },

    /** A row is stored if it is newer than the existing one, so a repeated row counts once. */
    merge: async (
      userId: string,
      days: Days,
      { deviceId, tallies, phrases }: DhikrChange,
    ): Promise<DhikrState> => {
      refuseBadDays(days);
      const ahead: FieldErrors = {};
      for (const [index, { date }] of tallies.entries()) {
        if (isFuture(date, clock.now())) ahead[`tallies.${index}.date`] = 'tooBig';
      }
      if (Object.keys(ahead).length > 0) {
        throw new AppError('request.invalid', 'A count cannot be for a future day', { fields: ahead });
      }
      limits.spend('counts of dhikr', countsOfAccount, userId, tallies.length);
      // A device with a fast clock must not win over every future change.
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
