import { announcedShift, type AnnouncedFirst, yearOfAnnounced } from '@manasik/core/calendar/announced';
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
  /** Days by which its announced dates are after those of the calendar. */
  shift: number;
  isAnnounced: boolean;
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
export function hajjView(today: string, hajjDate: string | null, announced: AnnouncedFirst): HajjView {
  const countdown = hajjCountdown({ today, hajjDate, announced });
  const { year } = toHijri(countdown.date);
  const shift = announcedShift(year, announced);
  const first = addDays(fromHijri({ year, month: 12, day: 8 }), shift);
  const hajjDays = hajjDayNames.map((name, index) => {
    const date = addDays(first, index);
    return { day: 8 + index, date, name, isToday: date === today };
  });
  const isAnnounced = announced !== null && yearOfAnnounced(announced) === year;
  return {
    ...countdown,
    year,
    shift,
    isAnnounced,
    hajjDays: countdown.date <= addDays(first, lastDay) ? hajjDays : [],
  };
}
