import { civilDateRange, type CivilDate } from '../../calendar/civil-date.ts';
import { dateIn } from '../../calendar/zone-date.ts';
import type { ReplyLink } from '../reply.ts';
import { type NamedPlace, namedPlace } from './place-name.ts';
import type { Say, ToolCall, ToolPlace, ToolReply } from './types.ts';

/** The questions that answers suggest, by their key in the words. */
export type Suggestion =
  | 'days'
  | 'times'
  | 'next'
  | 'qibla'
  | 'zakat'
  | 'units'
  | 'currency'
  | 'now'
  | 'learned'
  | 'reminders'
  | 'steps'
  | 'training'
  | 'trip'
  | 'passport'
  | 'bookings'
  | 'checklist'
  | 'costs';

interface Parts {
  readonly paragraphs: readonly string[];
  readonly links?: readonly ReplyLink[];
  readonly suggestions?: readonly Suggestion[];
  readonly isIncomplete?: boolean;
  readonly passages?: readonly string[];
}

export const replyWith = (
  say: Say,
  { paragraphs, links = [], suggestions = [], isIncomplete = false, passages = [] }: Parts,
): ToolReply => ({
  message: paragraphs.filter(Boolean).join('\n\n'),
  links,
  suggestions: suggestions.map((key) => say(`ask.${key}`)),
  isIncomplete,
  passages,
});

export const bold = (text: string): string => `**${text}**`;
export const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

/** Text of a person, with the characters that Markdown and HTML give a meaning escaped. */
export const escaped = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~&!]/g, String.raw`\$&`);

/** Said where the records of a visitor cannot be read, because they are only on the device. */
export const onDevice = (say: Say, links: readonly ReplyLink[]): ToolReply =>
  replyWith(say, { paragraphs: [say('own.onDevice')], links });

/** Said where records need an account. */
export const signInFirst = (say: Say, links: readonly ReplyLink[]): ToolReply =>
  replyWith(say, { paragraphs: [say('own.signIn')], links });

export const timesLink = (say: Say): ReplyLink => ({ label: say('links.times'), to: '/worship/times' });

/** The civil date of now in a zone; null if the device's clock is outside the years that Manasik knows. */
export function todayIn(timeZone: string, now: Date): CivilDate | null {
  const instant = now.getTime();
  const { first, last } = civilDateRange;
  // A year at each end is needed for the Hajj before and after.
  if (Number.isNaN(instant) || instant < Date.parse(first) || instant >= Date.parse(last)) return null;
  return dateIn(timeZone, instant);
}

export const wrongClock = (say: Say): ToolReply => replyWith(say, { paragraphs: [say('clock')] });

// The place of the person is rounded before it is sent.
const nearDegrees = 0.01;
const isNear = (one: ToolPlace, other: ToolPlace): boolean =>
  Math.abs(one.latitude - other.latitude) <= nearDegrees &&
  Math.abs(one.longitude - other.longitude) <= nearDegrees;

/** The place of an answer: one that the question names, otherwise that of the person; or what to say instead. */
export type Where =
  | { readonly place: ToolPlace; readonly name: string; readonly isOwn: boolean; readonly reply?: never }
  | { readonly reply: ToolReply };

export async function whereOf({
  question,
  before = [],
  language,
  say,
  words,
  data,
}: ToolCall): Promise<Where> {
  let named: NamedPlace = { kind: 'none' };
  for (const text of [question, ...before])
    if (named.kind === 'none') named = await namedPlace(text, language, data.findPlace);
  if (named.kind === 'known') {
    const { place, holy } = named;
    const shown = holy === 'madinah' ? say('madinah') : holy && words(`heat.sites.${holy}`);
    const isOwn = data.place !== null && isNear(place, data.place);
    return { place, name: escaped(shown ?? place.name ?? named.name), isOwn };
  }
  const links = [timesLink(say)];
  if (named.kind === 'unknown') {
    return {
      reply: replyWith(say, {
        paragraphs: [say('unknownPlace', { name: escaped(named.name) })],
        links,
        isIncomplete: true,
      }),
    };
  }
  if (!data.place)
    return { reply: replyWith(say, { paragraphs: [say('noPlace')], links, isIncomplete: true }) };
  return { place: data.place, name: escaped(data.place.name ?? say('yourPlace')), isOwn: true };
}
