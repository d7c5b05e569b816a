import type { ToolData } from '@manasik/core/assistant/tools/types';
import type { OwnRecords, OwnReminder, OwnTravelItem } from '@manasik/core/assistant/tools/own-records';
import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';

/** A trip to the Hajj of 1448, which begins on 14 May 2027. Today is 26 November 2026 in these tests. */
export const trip = {
  kind: 'trip',
  country: 'IN',
  departsOn: '2027-05-01',
  returnsOn: '2027-06-01',
  travellers: 1,
  packagePrice: null,
} as const;

export const plan: PlanSettings = {
  startsOn: '2026-11-23',
  departsOn: '2027-05-01',
  dailyMetres: 2000,
  restWeekdays: [5],
  age: 60,
  concerns: [],
  clinician: 'not-needed',
  missedWeeks: [],
  done: {},
};

export const booking = {
  kind: 'booking',
  booking: 'flight',
  title: 'Saudia SV 112',
  reference: 'AB12CD',
  startsOn: '2027-05-01',
  endsOn: null,
  cost: null,
  isPaid: false,
  note: 'Leaves at 08:40',
} as const;

export const reminder: OwnReminder = {
  text: 'Call my son',
  day: { kind: 'daily' },
  at: { kind: 'clock', time: '18:00' },
  timezone: 'Europe/London',
  startsAt: '2026-11-01T00:00:00Z',
  doneUntil: '2026-11-26T09:00:00Z',
  snoozedUntil: null,
};

interface Kept extends Partial<Pick<OwnRecords, 'stepsGoal'>> {
  readonly travel?: readonly OwnTravelItem[];
  readonly plan?: PlanSettings;
  /** By day; null without an account. */
  readonly steps?: Readonly<Record<string, number>> | null;
  readonly reminders?: readonly OwnReminder[] | null;
}

/** The data of a person who keeps these records. */
export const keeping = ({
  travel = [],
  plan: settings,
  steps = {},
  reminders = [],
  stepsGoal = null,
}: Kept): {
  own: ToolData['own'];
} => ({
  own: {
    measurements: async () =>
      steps &&
      Object.entries(steps).map(([date, count]) => ({ date, source: 'manual', values: { steps: count } })),
    stepsGoal,
    plan: async () => settings ?? null,
    travel: async () => travel.map((item, index) => ({ id: String(index), item })),
    reminders: async () => reminders,
  },
});

/** Something of every kind. */
export const everything: Kept = {
  travel: [
    trip,
    booking,
    { kind: 'document', document: 'passport', title: 'Amina', expiresOn: '2027-10-01' },
    { kind: 'expense', line: 'flights', cost: { amount: 800, currency: 'GBP' }, sharedBy: 2 },
  ],
  plan,
  steps: { '2026-11-26': 4210, '2026-11-25': 6000 },
  stepsGoal: 10_000,
  reminders: [reminder],
};
