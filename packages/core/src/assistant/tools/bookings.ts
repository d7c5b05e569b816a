import type { CivilDate } from '../../calendar/civil-date.ts';
import type { Language } from '../../text/languages.ts';
import { byDate } from '../../travel/bookings.ts';
import { bookingKinds, type BookingKind } from '../../travel/travel-items.ts';
import { formatsIn } from './format.ts';
import { itemsOf as recordsOf, type OwnBooking } from './own-records.ts';
import { itemsOf, labelled } from './question.ts';
import { bold, bullets, escaped, onDevice, replyWith, todayIn, wrongClock } from './reply-parts.ts';
import type { Tool, ToolCall } from './types.ts';

const mostBookings = 6;

/** The bookings to come, the next first: of the kind that the question names, otherwise of every kind. */
export const bookingsTool: Tool = async (call) => {
  const { question, say, words, language, data } = call;
  const links = [{ label: words('travel-money.bookings.title'), to: '/travel?tab=bookings' }];
  if (!data.own) return onDevice(say, links);
  const today = todayIn(data.timeZone, data.now);
  if (today === null) return wrongClock(say);
  const kinds = kindsAsked(question, language);
  const all = recordsOf(await data.own.travel(), 'booking').filter(
    ({ booking }) => kinds.size === 0 || kinds.has(booking),
  );
  const coming = all.filter((booking) => !isOver(booking, today)).toSorted(byDate);
  return replyWith(say, {
    paragraphs:
      coming.length > 0
        ? [
            ...coming.slice(0, mostBookings).map((booking) => bookingText(call, booking)),
            coming.length > mostBookings ? say('bookings.more', { count: coming.length - mostBookings }) : '',
          ]
        : [say(all.length > 0 ? 'bookings.over' : 'bookings.none')],
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

const isOver = ({ startsOn, endsOn }: OwnBooking, today: CivilDate): boolean => {
  const last = endsOn ?? startsOn;
  return last !== null && last < today;
};

function bookingText({ say, words, language }: ToolCall, booking: OwnBooking): string {
  const { title, reference, startsOn, endsOn, note } = booking;
  const { date } = formatsIn(language);
  const [first, last] = [startsOn ?? endsOn, endsOn ?? startsOn];
  const days =
    first === null || last === null
      ? words('travel-money.bookings.noDate')
      : first === last
        ? date(first)
        : words('travel-money.bookings.dates', { from: date(first), to: date(last) });
  const name = say('row', {
    name: words(`travel-money.bookings.kinds.${booking.booking}`),
    value: escaped(title),
  });
  const lines = [
    days,
    ...(reference === null
      ? []
      : [say('bookings.reference', { reference: `\u2068${escaped(reference)}\u2069` })]),
    // People write the hour of a flight here.
    ...(note === null ? [] : [escaped(note.replaceAll(/\s+/g, ' '))]),
  ];
  return `${bold(name)}\n\n${bullets(lines)}`;
}
