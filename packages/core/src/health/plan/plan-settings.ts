/** The subjects of the screening questions. Anyone who answers yes to one sees a clinician before training. */
export const concernIds = [
  'heart',
  'breathless',
  'fainting',
  'stroke',
  'blood-pressure',
  'kidney',
  'pregnancy',
  'diabetes-insulin',
  'joints',
  'surgery',
  'over-65-inactive',
  'cancer',
] as const;
export type ConcernId = (typeof concernIds)[number];

/** `to-see`: only walks at the present level are shown until a clinician has agreed; `cleared`: they have agreed. */
export const clinicianStates = ['not-needed', 'to-see', 'cleared'] as const;
type ClinicianState = (typeof clinicianStates)[number];

/** A person's choices for their training plan. The plan itself is calculated from them. */
export interface PlanSettings {
  /** The first day of week 1, `YYYY-MM-DD`. */
  readonly startsOn: string;
  /** The day of departure. No session is on it or after it. */
  readonly departsOn: string;
  /** The distance the person now walks on a usual day. */
  readonly dailyMetres: number;
  /** Days without a session, 1 (Monday) to 7 (Sunday), in order, each once. */
  readonly restWeekdays: readonly number[];
  readonly age: number | null;
  /** The screening questions answered with yes, in the order of `concernIds`. */
  readonly concerns: readonly ConcernId[];
  readonly clinician: ClinicianState;
  /** The first days of the plan weeks that the person missed, in order. */
  readonly missedWeeks: readonly string[];
  /** The day on which a session was done, by the id of the session: `day:2027-03-01`, `walking:2-3`, `core:1-1`. */
  readonly done: Readonly<Record<string, string>>;
  /**
   * When the tick of a session was last set or taken back, in milliseconds since 1970, so that two devices can merge
   * their ticks. Plans of earlier versions have none.
   */
  readonly changedAt?: Readonly<Record<string, number>> | undefined;
  /**
   * How many plans the person deleted before they made this one, if any. A device that still has a deleted plan must not
   * add its ticks to this one.
   */
  readonly deletedPlans?: number | undefined;
}

export const planLimits = {
  dailyMetres: 30_000,
  restWeekdays: 5,
  youngest: 18,
  oldest: 110,
  missedWeeks: 110,
  /** Sessions that can be ticked: two years of days, and both programmes. */
  done: 800,
} as const;

/** `day:` with a date for the plan, otherwise the programme with the week and the session in it. */
export const sessionIdPattern = /^(?:day:\d{4}-\d{2}-\d{2}|(?:walking|core):[1-9]-[1-9])$/;
