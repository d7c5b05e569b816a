import { addDays, type CivilDate, daysUntil } from './civil-date.ts';
import { fromHijri, toHijri } from './hijri.ts';

export { daysUntil };

/**
 * The days of a Hajj by the Umm al-Qura calendar. They are expected dates until the moon of Dhu al-Hijjah is announced.
 */
export interface HajjDates {
  /** Year AH. */
  hijriYear: number;
  /** 8 Dhu al-Hijjah, the day of Tarwiyah. */
  date: CivilDate;
  /** 9 Dhu al-Hijjah. */
  arafah: CivilDate;
  /** 10 Dhu al-Hijjah. */
  eid: CivilDate;
  /** 13 Dhu al-Hijjah, the last day of stoning. */
  last: CivilDate;
}

const hajjOf = (hijriYear: number): HajjDates => {
  const date = fromHijri({ year: hijriYear, month: 12, day: 8 });
  return { hijriYear, date, arafah: addDays(date, 1), eid: addDays(date, 2), last: addDays(date, 5) };
};

/** The first Hajj whose `milestone` is today or later. */
const hajjFrom = (today: CivilDate, milestone: 'date' | 'last'): HajjDates => {
  const { year } = toHijri(today);
  const thisYear = hajjOf(year);
  return thisYear[milestone] >= today ? thisYear : hajjOf(year + 1);
};

/** The Hajj that begins today or next. On 9 Dhu al-Hijjah this is already the Hajj of the coming year. */
export const nextHajj = (today: CivilDate): HajjDates => hajjFrom(today, 'date');

export interface HajjCountdown {
  /** Days until `date`; 0 on that day and during the Hajj. */
  days: number;
  date: CivilDate;
  /** Whether `date` is the user's own or from the calendar. */
  source: 'own' | 'expected';
  /** Day of Dhu al-Hijjah, 8 to 13, while the Hajj of the countdown is under way by the calendar; otherwise null. */
  hajjDay: number | null;
}

/**
 * What the countdown shows. The user's own date counts while it is today or later. Without one, or once it is past, the
 * calendar decides: during a Hajj that Hajj, with its day, and from 14 Dhu al-Hijjah the next.
 */
export function hajjCountdown({
  today,
  hajjDate,
}: {
  today: CivilDate;
  hajjDate: CivilDate | null;
}): HajjCountdown {
  const hajj = hajjFrom(today, 'last');
  const isUnderWay = hajj.date <= today;
  if (hajjDate !== null && hajjDate >= today) {
    const hajjDay = isUnderWay && hajjDate <= hajj.last ? 8 + daysUntil(hajj.date, today) : null;
    return { days: daysUntil(today, hajjDate), date: hajjDate, source: 'own', hajjDay };
  }
  if (isUnderWay) {
    return { days: 0, date: hajj.date, source: 'expected', hajjDay: 8 + daysUntil(hajj.date, today) };
  }
  return { days: daysUntil(today, hajj.date), date: hajj.date, source: 'expected', hajjDay: null };
}
