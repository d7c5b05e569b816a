import { daysUntil } from '../../calendar/civil-date.ts';
import { makkahZone } from '../../calendar/makkah-zone.ts';
import { dateIn } from '../../calendar/zone-date.ts';
import { toHijri } from '../../calendar/hijri.ts';
import { currentHajj, type HajjDates, hajjOfYear } from '../../calendar/hajj-date.ts';
import { formatsIn } from './format.ts';
import { bold, bullets, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';
import { isHijriYear, yearsIn } from './years.ts';

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
  bold(call.say('days.ofYear', { year: formatsIn(call.language).digits(hajj.hijriYear) })),
  bullets(rowsOf(hajj, call)),
  call.say(hajj.isAnnounced ? 'days.announced' : 'days.calculated'),
];

type NamedHajj = HajjDates & { readonly isAnnounced: boolean };

/** Every Hajj that begins in a year of the question, AH or CE. A year CE may have two. */
function hajjsNamed({ question, language, data }: ToolCall): NamedHajj[] {
  const years = yearsIn(question, language).flatMap((year) => {
    if (isHijriYear(year)) return [year];
    const atStart = toHijri(`${year}-01-01`).year;
    return [atStart, atStart + 1].filter((each) =>
      hajjOfYear(each, data.announced).date.startsWith(`${year}-`),
    );
  });
  return [...new Set(years)].map((year) => hajjOfYear(year, data.announced));
}
