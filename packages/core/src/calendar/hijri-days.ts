import { announcedShift, type AnnouncedFirst } from './announced.ts';
import { addDays, type CivilDate } from './civil-date.ts';
import { fromHijri } from './hijri.ts';
import { hijriMonthLength } from './hijri-month.ts';

export type DayKind = 'hajj' | 'eid' | 'fast' | 'remembrance';

export interface DayRule {
  kind: DayKind;
  /** 1 to 12; missing for days of every month except those in `except`. */
  month?: number;
  except?: readonly number[];
  /** First and last day; `last` is missing for a single day, and 'end' for the end of the month. */
  first: number;
  last?: number | 'end';
}

/**
 * The days that the calendar names. Schools and countries differ in which of them they observe and how; the page says
 * so. 12 Rabi al-Awwal, 27 Rajab and 15 Sha'ban are included because many people observe them, as is 27 Ramadan,
 * although Laylat al-Qadr is sought in all odd nights of the last ten.
 */
export const namedDayRules = {
  newYear: { kind: 'remembrance', month: 1, first: 1 },
  tasua: { kind: 'fast', month: 1, first: 9 },
  ashura: { kind: 'fast', month: 1, first: 10 },
  mawlid: { kind: 'remembrance', month: 3, first: 12 },
  isra: { kind: 'remembrance', month: 7, first: 27 },
  midShaban: { kind: 'remembrance', month: 8, first: 15 },
  ramadan: { kind: 'fast', month: 9, first: 1 },
  lastTen: { kind: 'remembrance', month: 9, first: 21, last: 'end' },
  laylatAlQadr: { kind: 'remembrance', month: 9, first: 27 },
  eidFitr: { kind: 'eid', month: 10, first: 1 },
  firstTen: { kind: 'remembrance', month: 12, first: 1, last: 10 },
  tarwiyah: { kind: 'hajj', month: 12, first: 8 },
  arafah: { kind: 'hajj', month: 12, first: 9 },
  eidAdha: { kind: 'eid', month: 12, first: 10 },
  // The same day for all pilgrims, who are in Mina by the calendar of Saudi Arabia.
  nahr: { kind: 'hajj', month: 12, first: 10 },
  tashriq: { kind: 'hajj', month: 12, first: 11, last: 13 },
  // All of Ramadan is fasted. 13 Dhu al-Hijjah is a day of Tashriq, on which fasting is not allowed.
  whiteDays: { kind: 'fast', except: [9, 12], first: 13, last: 15 },
  whiteDaysOfHajjMonth: { kind: 'fast', month: 12, first: 14, last: 15 },
} as const satisfies Record<string, DayRule>;

export type NamedDayId = keyof typeof namedDayRules;

// The table has exactly these keys.
const ids = Object.keys(namedDayRules) as NamedDayId[];

/** A named day, or several consecutive ones, of a year. */
export interface NamedDay {
  id: NamedDayId;
  kind: DayKind;
  year: number;
  month: number;
  /** Days of the month. */
  first: number;
  last: number;
  /** Their civil dates. */
  from: CivilDate;
  to: CivilDate;
}

/**
 * The named days of a Hijri year in order. `adjustmentDays` is the user's (see `toHijri`). The days of the Hajj are not
 * adjusted, but follow the announcement: pilgrims are at Arafat on the day that Saudi Arabia announces, whatever the date is at home, and a pilgrim
 * who followed an adjusted date would arrive on the wrong day. Every other day, including both Eids, follows the
 * calendar of the user's own country.
 */
export const namedDays = (year: number, adjustmentDays: number, announced: AnnouncedFirst): NamedDay[] =>
  ids
    .flatMap((id) => {
      const rule: DayRule = namedDayRules[id];
      const shift = followsMakkah(rule.kind) ? -announcedShift(year, announced) : adjustmentDays;
      return monthsOf(rule).map((month): NamedDay => {
        const { kind, first } = rule;
        const last = rule.last === 'end' ? hijriMonthLength({ year, month }) : (rule.last ?? first);
        const from = fromHijri({ year, month, day: first }, shift);
        return { id, kind, year, month, first, last, from, to: addDays(from, last - first) };
      });
    })
    .toSorted((one, other) => compare(one.from, other.from) || compare(one.to, other.to));

/** Whether a day follows the calendar of Saudi Arabia regardless of the user's adjustment. */
export const followsMakkah = (kind: DayKind): boolean => kind === 'hajj';

const monthsOf = ({ month, except = [] }: DayRule): number[] =>
  month === undefined
    ? Array.from({ length: 12 }, (_, index) => index + 1).filter((number) => !except.includes(number))
    : [month];

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
