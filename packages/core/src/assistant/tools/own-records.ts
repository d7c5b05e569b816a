import type { CivilDate } from '../../calendar/civil-date.ts';
import type { MetricSource, MetricValues } from '../../health/metrics.ts';
import type { PlanSettings } from '../../health/plan/plan-settings.ts';
import type { StoredReminder } from '../../reminders/due-of.ts';
import type { Check } from '../../travel/checklist.ts';
import type { Estimate, Expense } from '../../travel/costs.ts';
import type { BookedCost } from '../../travel/paid-bookings.ts';
import type { TripDates } from '../../travel/passport.ts';
import type { Money, Rate } from '../../travel/rates.ts';
import type { BookingKind, DocumentKind } from '../../travel/travel-items.ts';
import type { StoredCountries } from '../../travel/trip-countries.ts';

/** The measurements of one day from one source. */
export interface OwnMeasurement {
  readonly date: CivilDate;
  readonly source: MetricSource;
  readonly values: MetricValues;
}

export interface OwnBooking extends BookedCost {
  readonly booking: BookingKind;
  readonly reference: string | null;
  readonly startsOn: CivilDate | null;
  /** `HH:MM`, the local time at the place of departure. */
  readonly startsAt?: string | undefined;
  readonly isReturn?: boolean | undefined;
  readonly endsOn: CivilDate | null;
  readonly note: string | null;
}

export interface OwnDocument {
  readonly document: DocumentKind;
  /** Whose it is. */
  readonly title: string;
  readonly expiresOn: CivilDate | null;
}

export type OwnTrip = TripDates &
  StoredCountries & {
    readonly packagePrice: Money | null;
    readonly travellers: number;
    /** The day on which the departure was entered. */
    readonly plannedOn?: CivilDate | undefined;
  };

/** A part of the trip, with what the tools read of it. */
export type OwnTravelItem =
  | ({ readonly kind: 'trip' } & OwnTrip)
  | ({ readonly kind: 'document' } & OwnDocument)
  | ({ readonly kind: 'booking' } & OwnBooking)
  | ({ readonly kind: 'check' } & Check)
  | ({ readonly kind: 'expense' } & Expense)
  | ({ readonly kind: 'estimate' } & Estimate)
  | ({ readonly kind: 'rate' } & Rate)
  | { readonly kind: 'promise' };

type ItemOf<Kind extends OwnTravelItem['kind']> = Extract<OwnTravelItem, { kind: Kind }>;

export interface OwnTravelPart {
  readonly id: string;
  readonly item: OwnTravelItem;
}

export interface OwnReminder extends StoredReminder {
  readonly text: string;
  /** IANA, of clock times. */
  readonly timezone: string;
}

/**
 * The records of the person who asks. Each is read only when a tool needs it. The medical card and scans are not among
 * them: they stay on the device, and no answer is made of them.
 */
export interface OwnRecords {
  /** Of the last 30 days or more; null without an account, which measurements need. */
  readonly measurements: () => Promise<readonly OwnMeasurement[] | null>;
  /** The goal for a day; null where only the device knows it. */
  readonly stepsGoal: number | null;
  /** Null before one is made. */
  readonly plan: () => Promise<PlanSettings | null>;
  readonly travel: () => Promise<readonly OwnTravelPart[]>;
  /** Null without an account, which reminders need. */
  readonly reminders: () => Promise<readonly OwnReminder[] | null>;
}

/** The items of one kind. */
export const itemsOf = <Kind extends OwnTravelItem['kind']>(
  parts: readonly OwnTravelPart[],
  kind: Kind,
): ItemOf<Kind>[] => parts.flatMap(({ item }) => (isOfKind(item, kind) ? [item] : []));

const isOfKind = <Kind extends OwnTravelItem['kind']>(
  item: OwnTravelItem,
  kind: Kind,
): item is ItemOf<Kind> => item.kind === kind;

export const tripOf = (parts: readonly OwnTravelPart[]): OwnTrip | null => itemsOf(parts, 'trip')[0] ?? null;
