import { addDays, type CivilDate, daysUntil } from './civil-date.ts';
import { announcedShift, type AnnouncedFirst, yearOfAnnounced } from './announced.ts';
import { fromHijri, toHijri } from './hijri.ts';

export { daysUntil };

/**
 * The days of a Hajj: as announced, otherwise as the Umm al-Qura calendar expects them.
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

const hajjOf = (hijriYear: number, announced: AnnouncedFirst): HajjDates => {
  const expected = fromHijri({ year: hijriYear, month: 12, day: 8 });
  const date = addDays(expected, announcedShift(hijriYear, announced));
  return { hijriYear, date, arafah: addDays(date, 1), eid: addDays(date, 2), last: addDays(date, 5) };
};

/** The Hajj of a year AH, and whether its dates are those that were announced. */
export const hajjOfYear = (
  hijriYear: number,
  announced: AnnouncedFirst,
): HajjDates & { readonly isAnnounced: boolean } => ({
  ...hajjOf(hijriYear, announced),
  isAnnounced: announced !== null && yearOfAnnounced(announced) === hijriYear,
});

/** The first Hajj whose `milestone` is today or later. */
const hajjFrom = (today: CivilDate, milestone: 'date' | 'last', announced: AnnouncedFirst): HajjDates => {
  const { year } = toHijri(today);
  const thisYear = hajjOf(year, announced);
  return thisYear[milestone] >= today ? thisYear : hajjOf(year + 1, announced);
};

/** The Hajj that begins today or next. On 9 Dhu al-Hijjah this is already the Hajj of the coming year. */
export const nextHajj = (today: CivilDate, announced: AnnouncedFirst): HajjDates =>
  hajjFrom(today, 'date', announced);

/** The Hajj that is under way or next, and whether its dates have been announced. */
export function currentHajj(
  today: CivilDate,
  announced: AnnouncedFirst,
): HajjDates & { readonly isAnnounced: boolean } {
  return hajjOfYear(hajjFrom(today, 'last', announced).hijriYear, announced);
}

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
  announced,
}: {
  today: CivilDate;
  hajjDate: CivilDate | null;
  announced: AnnouncedFirst;
}): HajjCountdown {
  const hajj = hajjFrom(today, 'last', announced);
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
