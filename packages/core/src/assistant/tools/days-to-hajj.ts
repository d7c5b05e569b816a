import { daysUntil } from '../../calendar/civil-date.ts';
import { makkahZone } from '../../calendar/makkah-zone.ts';
import { dateIn } from '../../calendar/zone-date.ts';
import { currentHajj } from '../../calendar/hajj-date.ts';
import { formatsIn } from './format.ts';
import { bullets, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool } from './types.ts';

/** Days until 8 Dhu al-Hijjah, with the dates of the Hajj; during the Hajj, its day. */
export const daysToHajj: Tool = ({ language, say, data }) => {
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  // The Hajj is under way by the date in Makkah, which can differ from the date of the device.
  const inMakkah = dateIn(makkahZone, data.now.getTime());
  const hajj = currentHajj(inMakkah, data.announced);
  const daysInMakkah = daysUntil(inMakkah, hajj.date);
  const days = daysInMakkah > 0 ? Math.max(1, daysUntil(today, hajj.date)) : daysInMakkah;
  const { date, hijri, number } = formatsIn(language);
  const lead =
    days > 0 ? say('days.until', { count: days }) : say('days.underWay', { day: number(8 - days) });
  const row = (key: string, day: string): string =>
    say('days.row', { name: say(key), date: date(day), hijri: hijri(day) });
  return replyWith(say, {
    paragraphs: [
      lead,
      bullets([
        say('days.first', { date: date(hajj.date) }),
        row('days.arafah', hajj.arafah),
        row('days.eid', hajj.eid),
      ]),
      say(hajj.isAnnounced ? 'days.announced' : 'days.expected'),
    ],
    links: [{ label: say('links.guide'), to: '/guide' }],
    suggestions: ['now', 'learned'],
  });
};
