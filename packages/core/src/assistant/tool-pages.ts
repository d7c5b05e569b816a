import type { Say } from '../text/say.ts';
import { subjectOf } from './follow-up.ts';
import type { ReplyLink } from './reply.ts';

/** Topics of the guide for which Manasik has a page with the person's own data: the page, and the key of its name. */
const pageOfTopic: Readonly<Record<string, readonly [to: string, name: string]>> = {
  'practical:vaccines': ['/health/vaccines', 'health.links.vaccines'],
  'practical:insulin': ['/health/medicines', 'health.links.medicines'],
  'help:medicines': ['/health/medicines', 'health.links.medicines'],
  'practical:medicines': ['/health/card', 'health.links.card'],
  'practical:heat-hours': ['/health/heat', 'health.links.heat'],
  'practical:food': ['/health/food', 'health.links.food'],
  'practical:packing': ['/travel?tab=checklist', 'travel-checklist.title'],
};

/** The page that goes on from an answer; none for most. */
export function toolPageOf(passage: string, say: Say): ReplyLink[] {
  const page = pageOfTopic[subjectOf(passage)];
  return page ? [{ to: page[0], label: say(page[1]) }] : [];
}
