import type { CostLine } from './cost-lines.ts';
import { currencyDigits, inUnits } from '../money/exact-money.ts';
import type { Money } from './rates.ts';
import { equalShares } from './split.ts';

/** A booking as far as its cost counts. */
export interface BookedCost {
  readonly booking: string;
  readonly title: string;
  readonly cost: Money | null;
  readonly isPaid: boolean;
}

/** `hotels`: hotel bookings. They do not say in which of the two cities the hotel is. */
export type PaidLine = CostLine | 'hotels';

const lines: Readonly<Record<string, PaidLine>> = {
  package: 'package',
  flight: 'flights',
  hotel: 'hotels',
  transport: 'transport',
};

export const lineOfBooking = ({ booking }: Pick<BookedCost, 'booking'>): PaidLine =>
  lines[booking] ?? 'personal';

const hotelLines: readonly string[] = ['hotels', 'makkah', 'madinah'] satisfies PaidLine[];

interface Payment {
  readonly line: string;
  readonly cost: Money;
  /** The number of people who share it, including the user. */
  readonly sharedBy: number;
}

/**
 * The paid bookings that the expenses repeat: the same amount for the same thing. A booking has the cost for one person,
 * so of a shared expense the share counts. They must not be counted twice. One expense repeats one booking only.
 */
export function repeatedBookings<Booking extends BookedCost>(
  bookings: readonly Booking[],
  expenses: readonly Payment[],
): Booking[] {
  const open = [...expenses];
  return bookings.filter((booking) => {
    const found = open.findIndex((expense) => booking.isPaid && isSamePayment(booking, expense));
    if (found >= 0) open.splice(found, 1);
    return found >= 0;
  });
}

function isSamePayment(booking: BookedCost, { line, cost, sharedBy }: Payment): boolean {
  const own = lineOfBooking(booking);
  const isSameLine = own === 'hotels' ? hotelLines.includes(line) : own === line;
  if (!isSameLine || booking.cost?.currency !== cost.currency) return false;
  const digits = currencyDigits(cost.currency);
  // An amount that does not divide has shares that differ by one unit, and the booking can have either.
  return equalShares(inUnits(cost.amount, digits), sharedBy).includes(inUnits(booking.cost.amount, digits));
}
