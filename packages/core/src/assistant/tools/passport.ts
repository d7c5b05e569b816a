import { documentState, passportNeededUntil } from '../../travel/passport.ts';
import type { DocumentKind } from '../../travel/travel-items.ts';
import { countriesOf } from '../../travel/trip-countries.ts';
import { formatsIn } from './format.ts';
import { itemsOf, type OwnDocument, type OwnTrip, tripOf } from './own-records.ts';
import { bold, bullets, escaped, onDevice, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

/** Whether each passport is valid until six months after the return, and each residence permit until the return. */
export const passportTool: Tool = async (call) => {
  const { say, words, language, data } = call;
  const links = [{ label: words('travel.documents.title'), to: '/travel?tab=documents' }];
  if (!data.own) return onDevice(say, links);
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const parts = await data.own.travel();
  const trip = tripOf(parts);
  const ofKind = (kind: DocumentKind) =>
    itemsOf(parts, 'document').filter(({ document }) => document === kind);
  const passports = ofKind('passport');
  const permits = ofKind('residence-permit');
  return replyWith(say, {
    paragraphs: [
      passports.length > 0
        ? bullets(passports.map((passport) => validityText(call, passport, trip, today)))
        : say('passport.none'),
      trip
        ? say('passport.needed', { date: formatsIn(language).day(passportNeededUntil(trip)) })
        : words('travel.documents.noTrip'),
      permits.length > 0 ? bold(words('travel.documents.kinds.residencePermit')) : '',
      bullets(permits.map((permit) => validityText(call, permit, trip, today))),
      trip && countriesOf(trip).isAbroad ? words('travel.trip.abroad') : '',
    ],
    links,
    suggestions: ['trip'],
  });
};

function validityText(
  { say, words, language }: ToolCall,
  { document, title, expiresOn }: OwnDocument,
  trip: OwnTrip | null,
  today: string,
): string {
  const { day } = formatsIn(language);
  const state = documentState(expiresOn, { document, today, trip });
  return say('row', {
    name: escaped(title),
    value: words(`travel.documents.states.${state}`, {
      date: expiresOn === null ? '' : day(expiresOn),
      needed: trip ? day(passportNeededUntil(trip)) : '',
    }),
  });
}
