import type { PlanSettings } from '@manasik/core/health/plan/plan-settings';
import { mergeTicks, type Ticks } from '@manasik/core/health/plan/ticks';
import { combinedScreening, opens, type Screening } from './screening.ts';
import { type Edits, type TrainingRecord, withoutNull, withoutPlan } from './training-record.ts';

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
  return replaces ? given : (combinedScreening(known, given) ?? known);
}

/**
 * The plan of the account after the changes of this device; null if there is none any more.
 * @param known the plan of the account as this device last read it
 */
export function merged(
  account: PlanSettings | null,
  plan: PlanSettings | null,
  edits: Edits,
  known: PlanSettings | null,
): PlanSettings | null {
  if (edits.settings === 'deleted') return null;
  // It was deleted on another device.
  if (account === null && edits.settings === 'none') return null;
  if (account && plan && isNewer(plan, account)) return replacing(plan, account, known);
  if (account && plan && known && isNewer(account, plan)) return withConcerns(account, plan, edits);
  const base = account && plan ? together(account, plan, edits) : (account ?? plan);
  return base && { ...base, ...ticksAfter(account ?? base, edits, plan?.changedAt) };
}

function together(account: PlanSettings, plan: PlanSettings, edits: Edits): PlanSettings {
  const base = edits.settings === 'changed' ? plan : account;
  // A plan that was restarted on another device keeps the level it started with.
  const { startsOn, dailyMetres, missedWeeks } = account.startsOn > base.startsOn ? account : base;
  return { ...base, startsOn, dailyMetres, missedWeeks, ...screeningAfter(account, plan, edits) };
}

/** Whether a plan was made after the other one was deleted. */
const isNewer = (one: Made, other: Made): boolean => (one.deletedPlans ?? 0) > (other.deletedPlans ?? 0);
type Made = Pick<PlanSettings, 'deletedPlans'>;

/** A new plan of this device, with the concerns that another device has added since the old one was deleted. */
function replacing(plan: PlanSettings, account: PlanSettings, known: PlanSettings | null): PlanSettings {
  const concerns = account.concerns.filter((id) => !known?.concerns.includes(id));
  return { ...plan, ...combinedScreening(plan, { concerns, clinician: 'to-see' }) };
}

/** A new plan of the account. Of the changes that this device has made to the deleted one, only concerns count. */
function withConcerns(account: PlanSettings, own: Screening | null, { screening }: Edits): PlanSettings {
  return screening === 'none' ? account : { ...account, ...combinedScreening(account, own) };
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
  if (account && before.account && before.fields && isNewer(account, before.fields)) {
    const { concerns, clinician, done, changedAt, ...fields } = withConcerns(
      account,
      before.screening,
      edits,
    );
    const kept: Edits = { ...edits, settings: 'none', done: {} };
    return { screening: { concerns, clinician }, fields, done, changedAt, account, edits: kept };
  }
  const record = { ...before, account };
  if (edits.settings === 'changed') return record;
  if (account === null) {
    return edits.settings === 'visitor' || record.fields === null
      ? record
      : { ...withoutPlan(record), account, edits: { ...edits, screening: 'none' } };
  }
  const { concerns, clinician, done, changedAt, ...fields } = account;
  const screening = screeningAfter({ concerns, clinician }, record.screening, edits);
  return { ...record, screening, fields, ...ticksAfter({ done, changedAt }, edits, record.changedAt) };
}
