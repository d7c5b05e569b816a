import { documentState, passportNeededUntil } from '../../travel/passport.ts';
import { formatsIn } from './format.ts';
import { itemsOf, type OwnDocument, type OwnTrip, tripOf } from './own-records.ts';
import { bullets, escaped, onDevice, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/** Whether each passport is valid until six months after the return. */
export const passportTool: Tool = async (call) => {
  const { say, words, language, data } = call;
  const links = [{ label: words('travel.documents.title'), to: '/travel?tab=documents' }];
  if (!data.own) return onDevice(say, links);
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const parts = await data.own.travel();
  const trip = tripOf(parts);
  const passports = itemsOf(parts, 'document').filter(({ document }) => document === 'passport');
  return replyWith(say, {
    paragraphs: [
      passports.length > 0
        ? bullets(passports.map((passport) => passportText(call, passport, trip, today)))
        : say('passport.none'),
      trip
        ? say('passport.needed', { date: formatsIn(language).day(passportNeededUntil(trip)) })
        : words('travel.documents.noTrip'),
    ],
    links,
    suggestions: ['trip'],
  });
};

function passportText(
  { say, words, language }: ToolCall,
  { title, expiresOn }: OwnDocument,
  trip: OwnTrip | null,
  today: string,
): string {
  const { day } = formatsIn(language);
  const state = documentState(expiresOn, { isPassport: true, today, trip });
  return say('row', {
    name: escaped(title),
    value: words(`travel.documents.states.${state}`, {
      date: expiresOn === null ? '' : day(expiresOn),
      needed: trip ? day(passportNeededUntil(trip)) : '',
    }),
  });
}
