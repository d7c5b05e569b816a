import { countdown, nextPrayer } from '../../prayer/next-prayer.ts';
import { formatsIn } from './format.ts';
import { asrSchools, timesAt } from './prayer-day.ts';
import { bold, replyWith, timesLink, todayIn, whereOf, wrongClock } from './reply-parts.ts';
import type { Tool } from './types.ts';

/** The next prayer in the person's place or a named city, and how long it is until then. */
export const nextPrayerTool: Tool = async (call) => {
  const { language, say, data } = call;
  const where = await whereOf(call);
  if (where.reply) return where.reply;
  const { place, name, isOwn } = where;
  const today = todayIn(place.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const { own } = asrSchools(data, null);
  const { day, method } = timesAt(place, isOwn, today, data, own);
  const next = nextPrayer(day, data.now);
  const { time, duration } = formatsIn(language);
  const lines = next
    ? [
        bold(
          say('times.row', { prayer: say(`prayers.${next.prayer}`), time: time(next.at, place.timeZone) }),
        ),
        say(next.day === 'tomorrow' ? 'next.tomorrow' : 'next.today', {
          place: name,
          duration: duration(countdown(data.now, next.at)),
        }),
      ]
    : [say('next.none', { place: name })];
  return replyWith(say, {
    paragraphs: [
      ...lines,
      say('times.method', { method: say(`methods.${method}`) }),
      next?.prayer === 'asr' ? say(`asr.${own}`) : '',
    ],
    links: [timesLink(say)],
    suggestions: ['times', 'qibla'],
  });
};
