import type { User } from '@manasik/contract/account';
import type { PrayerLog } from '@manasik/contract/prayer-log';
import { isFuture, todayIn } from '@manasik/core/calendar/zone-date';
import { type PrayerStreak, prayerStreak } from '@manasik/core/prayer/prayer-streak';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { PrayerFlags, PrayerLogRepository } from './prayer-log.repository.ts';

interface Parts {
  readonly log: PrayerLogRepository;
  readonly clock: Clock;
}

const FIRST_DAYS = 64;
const MORE = 8;

export function createPrayerLogService({ log, clock }: Parts) {
  const todayOf = (user: User, timezone: string | undefined): string =>
    todayIn(timezone ?? user.currentLocation?.timezone ?? 'UTC', clock.now());

  return {
    today: async (user: User, timezone: string | undefined): Promise<PrayerLog> => {
      const date = todayOf(user, timezone);
      const none = { date, fajr: false, dhuhr: false, asr: false, maghrib: false, isha: false };
      return (await log.find(user.id, date)) ?? none;
    },

    tickToday: (user: User, timezone: string | undefined, flags: Partial<PrayerFlags>): Promise<PrayerLog> =>
      log.set(user.id, todayOf(user, timezone), flags),

    list: async (user: User, from: string, to: string): Promise<{ days: PrayerLog[] }> => ({
      days: await log.list(user.id, from, to),
    }),

    /** @throws AppError `request.invalid` for a day that has not begun anywhere */
    tick: (user: User, date: string, flags: Partial<PrayerFlags>): Promise<PrayerLog> => {
      if (isFuture(date, clock.now())) {
        throw new AppError('request.invalid', 'The day is in the future', { fields: { date: 'inFuture' } });
      }
      return log.set(user.id, date, flags);
    },

    streak: async (user: User, timezone: string | undefined): Promise<PrayerStreak> => {
      const today = todayOf(user, timezone);
      // Most streaks are short, so only as many days are read as needed to find the start of a long one.
      for (let most = FIRST_DAYS; ; most *= MORE) {
        const days = await log.completeDays(user.id, today, most);
        const complete = new Set(days);
        const streak = prayerStreak(today, (date) => complete.has(date));
        if (streak.days < most) return streak;
      }
    },
  };
}

export type PrayerLogService = ReturnType<typeof createPrayerLogService>;
