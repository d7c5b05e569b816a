import type { Language } from '@manasik/core/text/languages';
import { isJourney, type ShownBookingKind, shownKindOf, storedKindOf } from '@manasik/core/travel/bookings';
import type { ItemOf } from '../items/use-travel.ts';
import { createReader, type Faults, optionalMoney, typedNumber } from '../money/read-fields.ts';

type Booking = ItemOf<'booking'>;

/** A booking as it is typed. */
export interface BookingDraft {
  readonly kind: ShownBookingKind;
  readonly title: string;
  readonly reference: string;
  readonly startsOn: string;
  /** Of a journey; blank if it is not known. */
  readonly startsAt: string;
  readonly endsOn: string;
  readonly amount: string;
  readonly currency: string | null;
  readonly isPaid: boolean;
  readonly note: string;
}
export type BookingField = 'title' | 'startsOn' | 'endsOn' | 'amount' | 'currency';

export function draftOf(booking: Booking | undefined, currency: string, language: Language): BookingDraft {
  return {
    kind: booking ? shownKindOf(booking) : 'flight',
    title: booking?.title ?? '',
    reference: booking?.reference ?? '',
    startsOn: booking?.startsOn ?? '',
    startsAt: booking?.startsAt ?? '',
    endsOn: booking?.endsOn ?? '',
    amount: typedNumber(booking?.cost?.amount, language),
    currency: booking?.cost?.currency ?? currency,
    isPaid: booking?.isPaid ?? false,
    note: booking?.note ?? '',
  };
}

/** Whether the form asks for the time of departure. */
export const hasTime = ({ kind }: Pick<BookingDraft, 'kind'>): boolean => isJourney(storedKindOf(kind));

/** The booking, or why it is refused. */
export function readBooking(
  draft: BookingDraft,
  language: Language,
): { item: Booking } | { faults: Faults<BookingField> } {
  const read = createReader<BookingField>(language);
  const title = read.text('title', draft.title);
  const startsOn = read.optionalDate('startsOn', draft.startsOn);
  const endsOn = read.optionalDate('endsOn', draft.endsOn);
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) read.refuse('endsOn', { code: 'dates' });
  const startsAt = hasTime(draft) ? draft.startsAt : '';
  if (startsAt !== '' && startsOn === null) read.refuse('startsOn', { code: 'date' });
  const cost = optionalMoney(read, draft);
  if (!read.isFine() || title === null) return { faults: read.faults };
  const [reference, note] = [draft.reference.trim() || null, draft.note.trim() || null];
  const times = { startsOn, ...(startsAt !== '' && { startsAt }), endsOn };
  const { isPaid } = draft;
  return {
    item: { kind: 'booking', ...storedKindOf(draft.kind), title, reference, ...times, cost, isPaid, note },
  };
}
