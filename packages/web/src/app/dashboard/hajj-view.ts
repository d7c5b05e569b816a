import { addDays } from '@manasik/core/calendar/civil-date';
import { type HajjCountdown, hajjCountdown } from '@manasik/core/calendar/hajj-date';
import { fromHijri, toHijri } from '@manasik/core/calendar/hijri';

/** A day of the Hajj: `day` of Dhu al-Hijjah and its civil date. */
interface HajjDay {
  day: number;
  date: string;
  name: (typeof hajjDayNames)[number];
  isToday: boolean;
}

export interface HajjView extends HajjCountdown {
  /** Year AH of the days below. */
  year: number;
  /** 8 to 13 Dhu al-Hijjah; empty when the user's own date is after the last of them. */
  hajjDays: HajjDay[];
}

/** The names of the six days, 8 to 13 Dhu al-Hijjah. */
const hajjDayNames = ['tarwiyah', 'arafah', 'eid', 'tashriq', 'tashriq', 'tashriq'] as const;
const lastDay = hajjDayNames.length - 1;

/**
 * The Hajj as the dashboard shows it on the civil date `today`; `hajjDate` is the user's own. The days are those of Saudi
 * Arabia: the user's `hijriAdjustmentDays` does not move them (see `namedDays` in core).
 */
export function hajjView(today: string, hajjDate: string | null): HajjView {
  const countdown = hajjCountdown({ today, hajjDate });
  const { year } = toHijri(countdown.date);
  const first = fromHijri({ year, month: 12, day: 8 });
  const hajjDays = hajjDayNames.map((name, index) => {
    const date = addDays(first, index);
    return { day: 8 + index, date, name, isToday: date === today };
  });
  return { ...countdown, year, hajjDays: countdown.date <= addDays(first, lastDay) ? hajjDays : [] };
}
