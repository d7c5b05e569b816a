import { qibla } from '../../geo/qibla.ts';
import { formatsIn } from './format.ts';
import { bold, replyWith, whereOf } from './reply-parts.ts';
import type { Tool } from './types.ts';

// As on the Qibla page: within 30 km of the Kaaba a saved place is too coarse for a direction, and within a kilometre of a
// pole or of the opposite side of the Earth a step changes the direction by degrees.
const nearKm = 30;
const limitKm = 1;
const poleLatitude = 90 - limitKm / 111;
const furthestKm = 20_015;

/** The direction of the Kaaba from the person's place or a named city. */
export const qiblaTool: Tool = async (call) => {
  const { language, say } = call;
  const where = await whereOf(call);
  if (where.reply) return where.reply;
  const { latitude, longitude } = where.place;
  const { direction, compass, distanceKm } = qibla(latitude, longitude);
  const { degrees, kilometres } = formatsIn(language);
  const hasDirection = Math.abs(latitude) <= poleLatitude && furthestKm - distanceKm >= limitKm;
  return replyWith(say, {
    paragraphs: [
      bold(where.name),
      hasDirection
        ? say('qibla.direction', { degrees: bold(degrees(direction)), point: bold(say(`points.${compass}`)) })
        : say('qibla.anywhere'),
      say('qibla.distance', { distance: kilometres(distanceKm) }),
      hasDirection ? say(distanceKm < nearKm ? 'qibla.near' : 'qibla.trueNorth') : '',
    ],
    links: [{ label: say('links.qibla'), to: '/worship/qibla' }],
    suggestions: ['next', 'times'],
  });
};
