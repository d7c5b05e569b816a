import type { User } from '@manasik/contract/account';
import type { getRamadanProgress, putRamadanProgress, RamadanProgress } from '@manasik/contract/ramadan';
import type { Settings } from '@manasik/contract/settings';
import { todayIn } from '@manasik/core/calendar/zone-date';
import { comeOf, juzCount, makeUpOf, type Ramadan, ramadanAt, ramadanOf } from '@manasik/core/prayer/ramadan';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { AppError, type FieldErrors } from '../../platform/errors.ts';
import type { RamadanRepository, StoredRamadan } from './ramadan.repository.ts';

type Query = z.output<typeof getRamadanProgress.query>;
type Change = z.output<typeof putRamadanProgress.body>;

export interface RamadanParts {
  readonly repository: RamadanRepository;
  readonly settingsOf: (userId: string) => Promise<Settings> | Settings;
  readonly clock: Clock;
}

const juzs = Array.from({ length: juzCount }, (_, index) => index + 1);
const bitOf = (juz: number): number => 1 << (juz - 1);
const bitsOf = (juz: Change['juz'], isRead: boolean): number =>
  juzs.filter((each) => juz?.[each] === isRead).reduce((bits, each) => bits | bitOf(each), 0);

/** The days in one part of a change. */
const daysIn = (part: Readonly<Record<string, unknown>> | undefined): number[] =>
  Object.keys(part ?? {}).map(Number);

/** @throws AppError `request.invalid` for days that this Ramadan does not have, or that have not come yet */
function refuse(change: Change, ramadan: Ramadan, today: string): void {
  const come = comeOf(ramadan, today);
  const fields: FieldErrors = {};
  for (const [name, last] of [['fasts', come.fasts] as const, ['tarawih', come.nights] as const]) {
    const newest = Math.max(0, ...daysIn(change[name]));
    if (newest > ramadan.days) fields[name] = 'tooBig';
    else if (newest > last) fields[name] = 'inFuture';
  }
  if (come.nights === 0 && daysIn(change.juz).length > 0) fields['juz'] = 'inFuture';
  if (Object.keys(fields).length === 0) return;
  throw new AppError('request.invalid', 'The days are not in this Ramadan, or are in the future', {
    fields,
  });
}

function progressOf(ramadan: Ramadan, { days, juzRead, years }: StoredRamadan): RamadanProgress {
  const all = years.map(({ year, missed, madeUpDays }) => ({ year, ...makeUpOf(missed, madeUpDays) }));
  const { year: _year, ...own } = all.find(({ year }) => year === ramadan.year) ?? {
    year: 0,
    ...makeUpOf(0, 0),
  };
  return {
    ...ramadan,
    fasts: Object.fromEntries(
      days.flatMap(({ day, fast }) => (fast === 'kept' || fast === 'missed' ? [[day, fast]] : [])),
    ),
    tarawih: days.filter(({ tarawih }) => tarawih).map(({ day }) => day),
    juzRead: juzs.filter((juz) => (juzRead & bitOf(juz)) !== 0),
    ...own,
    open: all.filter(({ toMakeUp }) => toMakeUp > 0),
  };
}

export function createRamadanService({ repository, settingsOf, clock }: RamadanParts) {
  const asked = async (user: User, { year, timezone }: Query) => {
    const { hijriAdjustmentDays } = await settingsOf(user.id);
    const today = todayIn(timezone ?? user.currentLocation?.timezone ?? 'UTC', clock.now());
    const ramadan =
      year === undefined ? ramadanAt(today, hijriAdjustmentDays) : ramadanOf(year, hijriAdjustmentDays);
    return { today, ramadan };
  };

  return {
    progress: async (user: User, query: Query): Promise<RamadanProgress> => {
      const { ramadan } = await asked(user, query);
      return progressOf(ramadan, await repository.find(user.id, ramadan.year));
    },

    change: async (user: User, query: Query, change: Change): Promise<RamadanProgress> => {
      const { today, ramadan } = await asked(user, query);
      refuse(change, ramadan, today);
      const { fasts, tarawih, juz, madeUpDays: wanted } = change;
      const days = [...new Set([...daysIn(fasts), ...daysIn(tarawih)])].map((day) => ({
        day,
        ...(fasts?.[day] !== undefined && { fast: fasts[day] }),
        ...(tarawih?.[day] !== undefined && { tarawih: tarawih[day] }),
      }));
      await repository.change(user.id, ramadan.year, {
        days,
        juzRead: bitsOf(juz, true),
        juzUnread: bitsOf(juz, false),
        madeUpOf: (missed, before) => {
          if (wanted === undefined) return Math.min(before, missed);
          if (wanted <= missed) return wanted;
          throw new AppError('request.invalid', 'More days made up than were missed', {
            fields: { madeUpDays: 'tooBig' },
          });
        },
      });
      return progressOf(ramadan, await repository.find(user.id, ramadan.year));
    },
  };
}

export type RamadanService = ReturnType<typeof createRamadanService>;
