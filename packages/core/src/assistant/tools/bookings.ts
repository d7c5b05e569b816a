import type { CivilDate } from '../../calendar/civil-date.ts';
import type { Language } from '../../text/languages.ts';
import { byDate, isReturnFlight, shownKindOf } from '../../travel/bookings.ts';
import { bookingKinds, type BookingKind } from '../../travel/travel-items.ts';
import { formatsIn } from './format.ts';
import { itemsOf as recordsOf, type OwnBooking, type OwnTravelPart, tripOf } from './own-records.ts';
import { itemsOf, labelled } from './question.ts';
import { bold, bullets, escaped, onDevice, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

const mostBookings = 6;

/**
 * The bookings to come, the next first: the flights home if the question is about them, those of the kind that it names,
 * otherwise of every kind.
 */
export const bookingsTool: Tool = async (call) => {
  const { question, say, words, language, data } = call;
  const links = [{ label: words('travel-money.bookings.title'), to: '/travel?tab=bookings' }];
  if (!data.own) return onDevice(say, links);
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const parts = await data.own.travel();
  const kinds = kindsAsked(question, language);
  const all = recordsOf(parts, 'booking').filter(({ booking }) => kinds.size === 0 || kinds.has(booking));
  const open = all.filter((booking) => !isOver(booking, today)).toSorted(byDate);
  const isWayHome = asksWayHome(question, language);
  const home = isWayHome ? open.filter(isReturnFlight) : [];
  const coming = home.length > 0 ? home : open;
  return replyWith(say, {
    paragraphs: [
      ...(isWayHome && home.length === 0 ? withoutReturn(call, parts) : []),
      ...(coming.length > 0
        ? [
            ...coming.slice(0, mostBookings).map((booking) => bookingText(call, booking)),
            coming.length > mostBookings ? say('bookings.more', { count: coming.length - mostBookings }) : '',
          ]
        : [say(all.length > 0 ? 'bookings.over' : 'bookings.none')]),
    ],
    links,
    suggestions: ['trip', 'costs'],
  });
};

/** The kinds that a question names. A package includes all of them, so it is shown for each. */
function kindsAsked(question: string, language: Language): ReadonlySet<BookingKind> {
  const named = new Set(itemsOf(question, language).map((item) => labelled(item, 'booking')));
  const kinds = bookingKinds.filter((kind) => named.has(kind));
  return new Set(kinds.length > 0 ? [...kinds, 'package'] : []);
}

const asksWayHome = (question: string, language: Language): boolean =>
  itemsOf(question, language).some((item) => item.kind === 'word' && item.labels.includes('word:wayHome'));

/** Says that no flight home is entered, and on which day the trip ends. */
function withoutReturn({ say, words, language }: ToolCall, parts: readonly OwnTravelPart[]): string[] {
  const trip = tripOf(parts);
  return [
    say('bookings.noReturn'),
    trip ? `${bold(words('travel.trip.returnsOn'))} – ${formatsIn(language).date(trip.returnsOn)}` : '',
  ];
}

const isOver = ({ startsOn, endsOn }: OwnBooking, today: CivilDate): boolean => {
  const last = endsOn ?? startsOn;
  return last !== null && last < today;
};

function bookingText({ say, words, language }: ToolCall, booking: OwnBooking): string {
  const { title, reference, startsOn, startsAt, endsOn, note } = booking;
  const { date, time } = formatsIn(language);
  const [first, last] = [startsOn ?? endsOn, endsOn ?? startsOn];
  const start = (day: CivilDate): string =>
    startsAt === undefined
      ? date(day)
      : words('travel-money.bookings.dayAt', { day: date(day), time: time(`${day}T${startsAt}:00Z`, 'UTC') });
  const days =
    first === null || last === null
      ? words('travel-money.bookings.noDate')
      : first === last
        ? start(first)
        : words('travel-money.bookings.dates', { from: start(first), to: date(last) });
  const name = say('row', {
    name: words(`travel-money.bookings.kinds.${shownKindOf(booking)}`),
    value: escaped(title),
  });
  const lines = [
    days,
    ...(reference === null
      ? []
      : [say('bookings.reference', { reference: `\u2068${escaped(reference)}\u2069` })]),
    ...(note === null ? [] : [escaped(note.replaceAll(/\s+/g, ' '))]),
  ];
  return `${bold(name)}\n\n${bullets(lines)}`;
}
