import { announcedShift, type AnnouncedFirst } from '../../calendar/announced.ts';
import type { CivilDate } from '../../calendar/civil-date.ts';
import { toHijri } from '../../calendar/hijri.ts';
import type { RiteId, School } from '../../guide/rites.ts';
import { midnightOf, timesAt } from './heat-day.ts';

const dayMs = 24 * 3_600_000;
const dhuAlHijjah = 12;

/** A rite of the day and its time within that day: instants in ms since 1970. */
export interface RiteHours {
  rite: RiteId;
  /** A stay fills its time, so no hour of it is better than another. An act takes a part of it. */
  kind: 'stay' | 'act';
  from: number;
  to: number;
}

/** The day begins and ends at midnight in Makkah; the others are prayer times. Dhuhr is zawal, the guide's midday. */
export type Turn = 'start' | 'fajr' | 'sunrise' | 'dhuhr' | 'maghrib' | 'end';

/** The strictest holds without a chosen school; a school is named only where the guide gives it another. */
type BySchool = { strictest: Turn } & { readonly [school in School]?: Turn };

interface RiteWindow {
  rite: RiteId;
  kind: RiteHours['kind'];
  from: BySchool;
  to: BySchool;
}

const always = (turn: Turn): BySchool => ({ strictest: turn });
const stay = (rite: RiteId, from: BySchool, to: BySchool): RiteWindow => ({ rite, kind: 'stay', from, to });
const act = (rite: RiteId, from: BySchool, to: BySchool): RiteWindow => ({ rite, kind: 'act', from, to });

const nightBefore = stay('mina-nights', always('start'), always('fajr'));
const nightAfter = stay('mina-nights', always('maghrib'), always('end'));

/**
 * The rites of the days of Dhu al-Hijjah by the texts and clauses of the guide: packages/content/guide/rites and
 * locales/en/rites. A test there compares the schools.
 */
const windows: Readonly<Record<number, readonly RiteWindow[]>> = {
  8: [stay('tarwiyah', always('start'), always('end'))],
  9: [
    stay('tarwiyah', always('start'), always('sunrise')),
    // Clause "dawn": only for Hanbalis the time begins at dawn.
    stay('arafat', { strictest: 'dhuhr', hanbali: 'fajr' }, always('maghrib')),
    stay('muzdalifah', always('maghrib'), always('end')),
  ],
  10: [
    // Who stays until sunrise is there at the moment that each of the schools requires.
    stay('muzdalifah', always('start'), always('sunrise')),
    // "Best after sunrise". It ends at sunset for Malikis, and Hanbalis then wait until the next midday.
    act('stoning', always('sunrise'), { strictest: 'maghrib', hanafi: 'end', shafii: 'end' }),
    // "Best on the 10th, after stoning and cutting your hair", when it has begun in every school.
    act('tawaf-al-ifadah', always('sunrise'), always('end')),
    nightAfter,
  ],
  11: [
    nightBefore,
    // Never before midday. For Hanafis the night still counts; others make it up later.
    act('stoning-days', always('dhuhr'), { strictest: 'maghrib', hanafi: 'end' }),
    act('tawaf-al-ifadah', always('fajr'), always('end')),
    nightAfter,
  ],
  12: [
    nightBefore,
    // Until sunset, because those who leave on this day must have thrown by then.
    act('stoning-days', always('dhuhr'), always('maghrib')),
    // Hanafis owe a sacrifice for a Tawaf after sunset on the 12th.
    act('tawaf-al-ifadah', always('fajr'), {
      strictest: 'maghrib',
      maliki: 'end',
      shafii: 'end',
      hanbali: 'end',
    }),
    nightAfter,
  ],
  // Abu Hanifah allows the 13th from dawn, his two students do not, so midday is right for all.
  13: [nightBefore, act('stoning-days', always('dhuhr'), always('maghrib'))],
};

/**
 * The rites of a day of the Hajj with their time in a school, for a pilgrim who has not left Mina; empty out of season.
 * Without a school the time is the strictest, which is right in all four.
 */
export function riteHours(date: CivilDate, announced: AnnouncedFirst, school: School | null): RiteHours[] {
  const shift = announcedShift(toHijri(date).year, announced);
  const { month, day } = toHijri(date, -shift);
  if (month !== dhuAlHijjah) return [];
  const instantOf = instantsOf(date);
  const turnOf = (turns: BySchool): Turn => (school && turns[school]) ?? turns.strictest;
  return (windows[day] ?? []).map(({ rite, kind, from, to }) => ({
    rite,
    kind,
    from: instantOf(turnOf(from)),
    to: instantOf(turnOf(to)),
  }));
}

/** The instants of a day by the prayer times of Arafat; those of Mina and Muzdalifah differ by less than a minute. */
export function instantsOf(date: CivilDate): (turn: Turn) => number {
  const midnight = midnightOf(date);
  const times = timesAt(date, 'arafat');
  return (turn) => {
    if (turn === 'start') return midnight;
    if (turn === 'end') return midnight + dayMs;
    const { at } = times[turn];
    if (at === null) throw new RangeError(`The sun does not rise and set on ${date}`);
    return Date.parse(at);
  };
}
