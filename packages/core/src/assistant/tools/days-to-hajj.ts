import { daysUntil } from '../../calendar/civil-date.ts';
import { makkahZone } from '../../calendar/makkah-zone.ts';
import { dateIn } from '../../calendar/zone-date.ts';
import { toHijri } from '../../calendar/hijri.ts';
import { currentHajj, type HajjDates, hajjOfYear } from '../../calendar/hajj-date.ts';
import { formatsIn } from './format.ts';
import { isMeasure, itemsOf, labelled } from './question.ts';
import { bold, bullets, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/**
 * Days until 8 Dhu al-Hijjah, with the dates of the Hajj; during the Hajj, its day. Before that, the dates of other years that
 * the question names.
 */
export const daysToHajj: Tool = (call) => {
  const { language, say, data } = call;
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  // The Hajj is under way by the date in Makkah, which can differ from the date of the device.
  const inMakkah = dateIn(makkahZone, data.now.getTime());
  const hajj = currentHajj(inMakkah, data.announced);
  const daysInMakkah = daysUntil(inMakkah, hajj.date);
  const days = daysInMakkah > 0 ? Math.max(1, daysUntil(today, hajj.date)) : daysInMakkah;
  const { number } = formatsIn(language);
  const lead =
    days > 0 ? say('days.until', { count: days }) : say('days.underWay', { day: number(8 - days) });
  const named = hajjsNamed(call);
  const others = named.filter(({ hijriYear }) => hijriYear !== hajj.hijriYear);
  const isOnlyOthers = others.length > 0 && others.length === named.length;
  const dates = [bullets(rowsOf(hajj, call)), say(hajj.isAnnounced ? 'days.announced' : 'days.expected')];
  return replyWith(say, {
    paragraphs: [...others.flatMap((other) => otherYear(other, call)), lead, ...(isOnlyOthers ? [] : dates)],
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

const otherYear = (hajj: NamedHajj, call: ToolCall): string[] => [
  bold(call.say('days.ofYear', { year: formatsIn(call.language).year(hajj.hijriYear) })),
  bullets(rowsOf(hajj, call)),
  call.say(hajj.isAnnounced ? 'days.announced' : 'days.calculated'),
];

type NamedHajj = HajjDates & { readonly isAnnounced: boolean };

/** Years in which the calendar is that of the Makkah of today. A number outside them is no year. */
const hijriRange = { first: 1420, last: 1498 };
const civilRange = { first: 2000, last: 2075 };

const isIn = (year: number, { first, last }: typeof hijriRange): boolean => year >= first && year <= last;

/** Whether a question names a year, AH or CE, for which Manasik knows the days of the Hajj. */
export const namesYear = (question: string, language: ToolCall['language']): boolean =>
  yearsIn(question, language).some((year) => isIn(year, hijriRange) || isIn(year, civilRange));

/** Every Hajj that begins in a year of the question, AH or CE. A year CE may have two. */
function hajjsNamed({ question, language, data }: ToolCall): NamedHajj[] {
  const years = yearsIn(question, language).flatMap((year) => {
    if (isIn(year, hijriRange)) return [year];
    if (!isIn(year, civilRange)) return [];
    const atStart = toHijri(`${year}-01-01`).year;
    return [atStart, atStart + 1].filter((each) =>
      hajjOfYear(each, data.announced).date.startsWith(`${year}-`),
    );
  });
  return [...new Set(years)].map((year) => hajjOfYear(year, data.announced));
}

/** The numbers of a question that may be years: not "1,450", "1450 dollars" or the year of a date. */
function yearsIn(question: string, language: ToolCall['language']): number[] {
  const items = itemsOf(question, language);
  return items.flatMap((item, index) => {
    if (item.kind !== 'number' || item.value === null) return [];
    const isAmount = isMeasure(items[index + 1]) || labelled(items[index - 1], 'currency') !== null;
    const isWhole = /^\p{Nd}{4}$/u.test(question.slice(item.start, item.end));
    const isPart =
      /[\p{Nd}][./-]$/u.test(question.slice(0, item.start)) || /^[./-]\p{Nd}/u.test(question.slice(item.end));
    return isWhole && !isAmount && !isPart ? [item.value] : [];
  });
}
