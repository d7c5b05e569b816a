import { daysUntil } from '../../calendar/civil-date.ts';
import { currentHajj } from '../../calendar/hajj-date.ts';
import { makkahZone } from '../../calendar/makkah-zone.ts';
import { stationChange, stationNow, type StationNow } from '../../guide/now.ts';
import type { RiteId } from '../../guide/rites.ts';
import { sequenceOf } from '../../guide/sequence.ts';
import { formatsIn } from './format.ts';
import { bold, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import { riteLink, riteName } from './rite-names.ts';
import type { Tool, ToolCall, ToolReply } from './types.ts';

/** The pilgrim's rite now and the next one; outside the Hajj, what comes first. */
export const riteNow: Tool = (call) => {
  const { say, data } = call;
  if (todayIn(makkahZone, data.now) === null) return wrongClock(say);
  const station = stationNow(data.now, data.hasLeftMina, data.announced);
  return station ? inSeason(call, station) : outOfSeason(call);
};

function inSeason({ language, say, data }: ToolCall, station: StationNow): ToolReply {
  const rite = riteName(say, station.rite);
  const change = stationChange(data.now, data.hasLeftMina, data.announced);
  const { time } = formatsIn(language);
  return replyWith(say, {
    paragraphs: [
      bold(say(station.isFromMidday ? 'now.fromMidday' : 'now.rite', { rite })),
      station.afterTwelfth === 'unknown' ? say('now.leftMina') : '',
      change?.next && change.next.rite !== station.rite
        ? say('now.then', {
            rite: riteName(say, change.next.rite),
            prayer: say(`prayers.${change.by}`),
            time: time(change.at, makkahZone),
          })
        : '',
    ],
    links: [
      riteLink(say, station.rite),
      ...(station.afterTwelfth === 'unknown' ? [{ label: say('links.guide'), to: '/guide' }] : []),
    ],
    suggestions: ['next', 'learned'],
  });
}

function outOfSeason({ say, language, data }: ToolCall): ToolReply {
  const { kind, school } = data.choices;
  const first: RiteId = sequenceOf(kind ?? 'tamattu', school)[0]?.rite ?? 'ihram';
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const hajj = currentHajj(today, data.announced);
  const days = daysUntil(today, hajj.date);
  return replyWith(say, {
    paragraphs: [
      // The device may be a day ahead of Makkah, or behind it.
      days > 0 ? say('days.until', { count: days }) : '',
      say('days.first', { date: formatsIn(language).date(hajj.date) }),
      bold(say('now.first', { rite: riteName(say, first) })),
    ],
    links: [riteLink(say, first)],
    suggestions: ['days', 'learned'],
  });
}
