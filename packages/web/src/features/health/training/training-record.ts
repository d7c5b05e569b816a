import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { mergeTicks } from '@manasik/core/health/plan/ticks';
import { combinedScreening, opens, type Screening } from './screening.ts';

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
  /** How many plans the person has deleted, for the next one. The present plan has its own number. */
  readonly deletedPlans?: number;
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
  { fields, ...part }: Partial<Pick<TrainingRecord, 'screening'> & { fields: PlanFields }>,
): TrainingRecord {
  const { edits } = record;
  const { deletedPlans } = record.fields ?? record;
  return {
    ...record,
    ...part,
    ...(fields && { fields: { ...fields, ...(deletedPlans && { deletedPlans }) } }),
    edits: {
      ...edits,
      settings: fields === undefined ? edits.settings : 'changed',
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

/** Ticks a session, or takes the tick back if `on` is null. */
export function ticked(record: TrainingRecord, id: string, on: string | null, now: number): TrainingRecord {
  const edits = { ...record.edits, done: { ...record.edits.done, [id]: on } };
  // Later than any previous change, even if the clock was set back.
  const time = Math.max(now, (record.changedAt?.[id] ?? 0) + 1);
  const ticks = mergeTicks(record, { done: withoutNull({ [id]: on }), changedAt: { [id]: time } });
  return { ...record, ...ticks, edits };
}

/** The record without its plan. The next plan is another one. */
export const withoutPlan = ({ fields, deletedPlans = 0 }: TrainingRecord): TrainingRecord => ({
  ...emptyTraining,
  deletedPlans: fields === null ? deletedPlans : (fields.deletedPlans ?? 0) + 1,
});

export const deleted = (record: TrainingRecord): TrainingRecord => ({
  ...withoutPlan(record),
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

const hasEdits = ({ edits }: TrainingRecord): boolean =>
  edits.settings !== 'none' || edits.screening !== 'none' || Object.keys(edits.done).length > 0;

/** True if something has to be sent. Ticks without a plan stay on the device. */
export const hasUnsent = (record: TrainingRecord): boolean =>
  hasEdits(record) && (record.edits.settings === 'deleted' || planOf(record) !== null);

/** Takes over the training record made without an account. */
export function adopted(own: TrainingRecord, visitor: TrainingRecord): TrainingRecord {
  const screening = combinedScreening(own.screening, visitor.screening);
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

/** The sessions that are done, without the ticks that were taken back. */
export const withoutNull = (done: Edits['done']): PlanSettings['done'] =>
  Object.fromEntries(Object.entries(done).flatMap(([id, on]) => (on === null ? [] : [[id, on] as const])));
