import { addDays, type CivilDate, daysUntil } from './civil-date.ts';
import { fromHijri, toHijri } from './hijri.ts';

/**
 * The civil date on which Saudi Arabia announced that Dhu al-Hijjah begins; null before an announcement. It differs from
 * the Umm al-Qura calendar by one day at most, because a month has 29 or 30 days.
 */
export type AnnouncedFirst = CivilDate | null;

const expectedFirst = (hijriYear: number): CivilDate => fromHijri({ year: hijriYear, month: 12, day: 1 });

/** The dates on which Dhu al-Hijjah of a year AH can begin: the expected one, and those beside it. */
export const possibleFirsts = (hijriYear: number): [CivilDate, CivilDate, CivilDate] => {
  const expected = expectedFirst(hijriYear);
  return [addDays(expected, -1), expected, addDays(expected, 1)];
};

/** The year AH whose Dhu al-Hijjah can begin on this date; null for any other date. */
export function yearOfAnnounced(first: CivilDate): number | null {
  const { year } = toHijri(first);
  return Math.abs(daysUntil(expectedFirst(year), first)) <= 1 ? year : null;
}

/** Days by which the announced Dhu al-Hijjah of a year AH begins after the calendar's; 0 without an announcement for it. */
export const announcedShift = (hijriYear: number, announced: AnnouncedFirst): number =>
  announced !== null && yearOfAnnounced(announced) === hijriYear
    ? daysUntil(expectedFirst(hijriYear), announced)
    : 0;

/** Of two announcements the one for the later year; for the same year the first, which is the user's own. */
export function latestAnnounced(own: AnnouncedFirst, other: AnnouncedFirst): AnnouncedFirst {
  if (own === null || other === null) return own ?? other;
  return (yearOfAnnounced(own) ?? 0) >= (yearOfAnnounced(other) ?? 0) ? own : other;
}
