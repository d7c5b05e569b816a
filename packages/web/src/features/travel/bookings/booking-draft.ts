import type { Language } from '@manasik/core/text/languages';
import type { BookingKind } from '@manasik/core/travel/travel-items';
import type { ItemOf } from '../items/use-travel.ts';
import { createReader, type Faults, optionalMoney, typedNumber } from '../money/read-fields.ts';

type Booking = ItemOf<'booking'>;

/** A booking as it is typed. */
export interface BookingDraft {
  readonly booking: BookingKind;
  readonly title: string;
  readonly reference: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly amount: string;
  readonly currency: string | null;
  readonly isPaid: boolean;
  readonly note: string;
}
export type BookingField = 'title' | 'startsOn' | 'endsOn' | 'amount' | 'currency';

export function draftOf(booking: Booking | undefined, currency: string, language: Language): BookingDraft {
  return {
    booking: booking?.booking ?? 'flight',
    title: booking?.title ?? '',
    reference: booking?.reference ?? '',
    startsOn: booking?.startsOn ?? '',
    endsOn: booking?.endsOn ?? '',
    amount: typedNumber(booking?.cost?.amount, language),
    currency: booking?.cost?.currency ?? currency,
    isPaid: booking?.isPaid ?? false,
    note: booking?.note ?? '',
  };
}

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
  const cost = optionalMoney(read, draft);
  if (!read.isFine() || title === null) return { faults: read.faults };
  const { booking, isPaid } = draft;
  const [reference, note] = [draft.reference.trim() || null, draft.note.trim() || null];
  return { item: { kind: 'booking', booking, title, reference, startsOn, endsOn, cost, isPaid, note } };
}
