import type { User } from '@manasik/contract/accounts';
import type { PrayerLog } from '@manasik/contract/prayer-log';
import { todayIn } from '@manasik/core/civil-date';
import type { Clock } from '../../lib/clock.ts';
import type { PrayerFlags, PrayerLogRepository } from './prayer-log.repository.ts';

interface Parts {
  readonly log: PrayerLogRepository;
  readonly clock: Clock;
}

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
  };
}

export type PrayerLogService = ReturnType<typeof createPrayerLogService>;
