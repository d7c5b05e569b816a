import { daysUntil } from '../../calendar/civil-date.ts';
import { makkahZone } from '../../calendar/makkah-zone.ts';
import { dateIn } from '../../calendar/zone-date.ts';
import { toHijri } from '../../calendar/hijri.ts';
import { currentHajj, type HajjDates, hajjOfYear } from '../../calendar/hajj-date.ts';
import { formatsIn } from './format.ts';
import { itemsOf } from './question.ts';
import { bold, bullets, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/**
 * Days until 8 Dhu al-Hijjah, with the dates of the Hajj; during the Hajj, its day. The dates alone for another year that the
 * question names.
 */
export const daysToHajj: Tool = (call) => {
  const { language, say, data, question } = call;
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  // The Hajj is under way by the date in Makkah, which can differ from the date of the device.
  const inMakkah = dateIn(makkahZone, data.now.getTime());
  const hajj = currentHajj(inMakkah, data.announced);
  const others = hajjNamed(question, language);
  if (others.length > 0 && others.every(({ hijriYear }) => hijriYear !== hajj.hijriYear))
    return replyWith(say, {
      paragraphs: [
        ...others.flatMap((other) => [
          bold(say('days.ofYear', { year: formatsIn(language).year(other.hijriYear) })),
          bullets(rowsOf(other, call)),
        ]),
        say('days.calculated'),
      ],
      links: [],
      suggestions: ['now', 'learned'],
    });
  const daysInMakkah = daysUntil(inMakkah, hajj.date);
  const days = daysInMakkah > 0 ? Math.max(1, daysUntil(today, hajj.date)) : daysInMakkah;
  const { number } = formatsIn(language);
  const lead =
    days > 0 ? say('days.until', { count: days }) : say('days.underWay', { day: number(8 - days) });
  return replyWith(say, {
    paragraphs: [
      lead,
      bullets(rowsOf(hajj, call)),
      say(hajj.isAnnounced ? 'days.announced' : 'days.expected'),
    ],
    links: [{ label: say('links.guide'), to: '/guide' }],
    suggestions: ['now', 'learned'],
  });
};

function rowsOf({ date: first, arafah, eid }: HajjDates, { language, say }: ToolCall): string[] {
  const { date, hijri } = formatsIn(language);
  const row = (key: string, day: string): string =>
    say('days.row', { name: say(key), date: date(day), hijri: hijri(day) });
  return [say('days.first', { date: date(first) }), row('days.arafah', arafah), row('days.eid', eid)];
}

/** The years that people ask about, AH and CE. A number outside them is something else. */
const hijriYears = { first: 1440, last: 1500 };
const civilYears = { first: 2019, last: 2075 };

const isIn = (year: number, { first, last }: typeof hijriYears): boolean => year >= first && year <= last;

/** Every Hajj that begins in a year of the question. A year CE may have two. */
function hajjNamed(question: string, language: ToolCall['language']): HajjDates[] {
  const years = itemsOf(question, language).flatMap((item) =>
    item.kind === 'number' ? [item.value ?? 0] : [],
  );
  return years.flatMap((year) => {
    if (isIn(year, hijriYears)) return [hajjOfYear(year)];
    if (!isIn(year, civilYears)) return [];
    const atStart = toHijri(`${year}-01-01`).year;
    return [atStart, atStart + 1]
      .map((each) => hajjOfYear(each))
      .filter(({ date }) => date.startsWith(`${year}-`));
  });
}
