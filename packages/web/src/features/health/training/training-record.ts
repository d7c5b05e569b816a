import { concernIds, type PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { mergeTicks, type Ticks } from '@manasik/core/health/plan/ticks';
import { seesClinicianFirst } from '@manasik/core/health/plan/training-plan';

/** The answers to the questions about health. */
export type Screening = Pick<PlanSettings, 'concerns' | 'clinician'>;
/** The person's choices for the plan itself. */
export type PlanFields = Omit<PlanSettings, 'concerns' | 'clinician' | 'done' | 'changedAt'>;

/** The changes on this device that the account has not accepted yet. */
export interface Edits {
  /** `visitor`: made without an account; it counts only if the account has no plan. */
  readonly settings: 'none' | 'changed' | 'visitor' | 'deleted';
  /**
   * `changed`: the answers replace those of the account; `added`: they were given before the plan of the account was
   * known, so its concerns stay.
   */
  readonly screening: 'none' | 'changed' | 'added';
  /** Grows with each change of the settings or answers, so that one made while another is sent is not lost. */
  readonly version: number;
  /** By session: the day on which it was done, or null if the tick was taken back. */
  readonly done: Readonly<Record<string, string | null>>;
}

/** One person's training on this device, or that of the user without an account. */
export interface TrainingRecord {
  readonly screening: Screening | null;
  readonly fields: PlanFields | null;
  readonly done: PlanSettings['done'];
  /** As in the plan. Plans of earlier versions have none. */
  readonly changedAt?: PlanSettings['changedAt'];
  /** The plan of the account as this device last read it; after a deletion, the one to delete. */
  readonly account?: PlanSettings | null;
  /** The plan had changed in the account, so that it was not deleted. The person has not been told yet. */
  readonly hasKeptPlan?: true;
  readonly edits: Edits;
}

const noEdits: Edits = { settings: 'none', screening: 'none', version: 0, done: {} };
export const emptyTraining: TrainingRecord = { screening: null, fields: null, done: {}, edits: noEdits };

/** The whole plan; null until the questions are answered and the settings are made. */
export const planOf = ({ screening, fields, done, changedAt = {} }: TrainingRecord): PlanSettings | null =>
  screening && fields ? { ...fields, ...screening, done, changedAt } : null;

export function withSettings(
  record: TrainingRecord,
  part: Partial<Pick<TrainingRecord, 'screening' | 'fields'>>,
): TrainingRecord {
  const { edits } = record;
  return {
    ...record,
    ...part,
    edits: {
      ...edits,
      settings: part.fields === undefined ? edits.settings : 'changed',
      screening:
        part.screening === undefined ? edits.screening : record.fields === null ? 'added' : 'changed',
      version: edits.version + 1,
    },
  };
}

/**
 * Stores the answers to the questions about health. If only the present level was shown until now, the plan begins
 * today: the person did not walk the farther weeks that it would count otherwise.
 */
export function answered(record: TrainingRecord, screening: Screening, today: string): TrainingRecord {
  const { fields, screening: before } = record;
  if (fields === null || !opens(before, screening)) return withSettings(record, { screening });
  return withSettings(record, { screening, fields: { ...fields, startsOn: today, missedWeeks: [] } });
}

const opens = (before: Screening | null, after: Screening): boolean =>
  (before === null || seesClinicianFirst(before)) && !seesClinicianFirst(after);

/** Ticks a session, or takes the tick back if `on` is null. */
export function ticked(record: TrainingRecord, id: string, on: string | null, now: number): TrainingRecord {
  const edits = { ...record.edits, done: { ...record.edits.done, [id]: on } };
  // Later than any previous change, even if the clock was set back.
  const time = Math.max(now, (record.changedAt?.[id] ?? 0) + 1);
  const ticks = mergeTicks(record, { done: withoutNull({ [id]: on }), changedAt: { [id]: time } });
  return { ...record, ...ticks, edits };
}

export const deleted = (record: TrainingRecord): TrainingRecord => ({
  ...emptyTraining,
  // Records of earlier versions do not have the plan of the account.
  account: record.account === undefined ? planOf(record) : record.account,
  edits: settingsChanged({ ...record.edits, screening: 'none', done: {} }, 'deleted'),
});

/** The person now knows that the plan was not deleted. */
export const told = ({ hasKeptPlan: _hasKeptPlan, ...record }: TrainingRecord): TrainingRecord => record;

const settingsChanged = (edits: Edits, settings: Edits['settings']): Edits => ({
  ...edits,
  settings,
  version: edits.version + 1,
});

const withoutNull = (done: Edits['done']): PlanSettings['done'] =>
  Object.fromEntries(Object.entries(done).flatMap(([id, on]) => (on === null ? [] : [[id, on] as const])));

/** The ticks of the account after those that this device has changed since. */
function ticksAfter(
  account: Ticks,
  { done }: Edits,
  times: Ticks['changedAt'],
): ReturnType<typeof mergeTicks> {
  // A change without a time comes from an earlier version. It is newer than a tick without a time.
  const changedAt = Object.fromEntries(Object.keys(done).map((id) => [id, times?.[id] ?? 1]));
  return mergeTicks(account, { done: withoutNull(done), changedAt });
}

const hasEdits = ({ edits }: TrainingRecord): boolean =>
  edits.settings !== 'none' || edits.screening !== 'none' || Object.keys(edits.done).length > 0;

/** True if something has to be sent. Ticks without a plan stay on the device. */
export const hasUnsent = (record: TrainingRecord): boolean =>
  hasEdits(record) && (record.edits.settings === 'deleted' || planOf(record) !== null);

/** Takes over the training record made without an account. */
export function adopted(own: TrainingRecord, visitor: TrainingRecord): TrainingRecord {
  const screening = united(own.screening, visitor.screening);
  const ticks = mergeTicks(own, visitor);
  const visited = Object.keys(visitor.done).map((id) => [id, ticks.done[id] ?? null] as const);
  const isNew = (visitor.screening?.concerns.length ?? 0) > 0 && own.edits.screening !== 'changed';
  const edits: Edits = {
    ...own.edits,
    screening: isNew ? 'added' : own.edits.screening,
    version: own.edits.version + 1,
    done: { ...own.edits.done, ...Object.fromEntries(visited) },
  };
  if (own.fields !== null || visitor.fields === null) return { ...own, ...ticks, screening, edits };
  return { screening, fields: visitor.fields, ...ticks, edits: settingsChanged(edits, 'visitor') };
}

/** All concerns of both. A clinician who agreed before did not know of one that `more` adds. */
function united(known: Screening | null, more: Screening | null): Screening | null {
  if (known === null || more === null) return known ?? more;
  if (more.concerns.every((id) => known.concerns.includes(id))) return known;
  const concerns = concernIds.filter((id) => known.concerns.includes(id) || more.concerns.includes(id));
  return { concerns, clinician: 'to-see' };
}

/** The answers of the account after those of this device. */
function screeningAfter(
  { concerns, clinician }: Screening,
  own: Screening | null,
  edits: Pick<Edits, 'settings' | 'screening'>,
): Screening {
  const known: Screening = { concerns, clinician };
  if (own === null || edits.screening === 'none') return known;
  // Answers that open the plan restart it. Others that would open it were given without the account's concerns.
  const replaces = edits.screening === 'changed' && (edits.settings === 'changed' || !opens(known, own));
  const { concerns: ownConcerns, clinician: ownClinician } = own;
  const given: Screening = { concerns: ownConcerns, clinician: ownClinician };
  return replaces ? given : (united(known, given) ?? known);
}

/** The plan of the account after the changes of this device; null if there is none any more. */
export function merged(
  account: PlanSettings | null,
  plan: PlanSettings | null,
  edits: Edits,
): PlanSettings | null {
  if (edits.settings === 'deleted') return null;
  // It was deleted on another device.
  if (account === null && edits.settings === 'none') return null;
  const base = account && plan ? together(account, plan, edits) : (account ?? plan);
  return base && { ...base, ...ticksAfter(account ?? base, edits, plan?.changedAt) };
}

function together(account: PlanSettings, plan: PlanSettings, edits: Edits): PlanSettings {
  const base = edits.settings === 'changed' ? plan : account;
  // A plan that was restarted on another device keeps the level it started with.
  const { startsOn, dailyMetres, missedWeeks } = account.startsOn > base.startsOn ? account : base;
  return { ...base, startsOn, dailyMetres, missedWeeks, ...screeningAfter(account, plan, edits) };
}

/** The record after the account has accepted `sent`. Later changes still have to be sent. */
export function agreed(record: TrainingRecord, sent: Edits): TrainingRecord {
  const { edits } = record;
  const done = Object.fromEntries(Object.entries(edits.done).filter(([id, on]) => sent.done[id] !== on));
  if (edits.version !== sent.version) return { ...record, edits: { ...edits, done } };
  return { ...record, edits: { ...edits, settings: 'none', screening: 'none', done } };
}

/** Takes over the plan of the account, under the changes that still wait. */
export function taken(before: TrainingRecord, account: PlanSettings | null): TrainingRecord {
  const { edits } = before;
  // The plan to delete is the one that the person knew.
  if (edits.settings === 'deleted') return before;
  const record = { ...before, account };
  if (edits.settings === 'changed') return record;
  if (account === null) {
    return edits.settings === 'visitor' || record.fields === null
      ? record
      : { ...emptyTraining, account, edits: { ...edits, screening: 'none' } };
  }
  const { concerns, clinician, done, changedAt, ...fields } = account;
  const screening = screeningAfter({ concerns, clinician }, record.screening, edits);
  return { ...record, screening, fields, ...ticksAfter({ done, changedAt }, edits, record.changedAt) };
}
