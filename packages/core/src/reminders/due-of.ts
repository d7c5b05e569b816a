import { type DueOptions, nextDue } from './next-due.ts';
import type { ReminderRule } from './reminder-rule.ts';

/** Instants in ms since 1970. */
export interface ReminderProgress {
  readonly rule: ReminderRule;
  /** The instant at which the rule was last set. */
  readonly startsAt: number;
  /** Occurrences up to this instant were ticked off or snoozed. */
  readonly doneUntil: number | null;
  readonly snoozedUntil: number | null;
}

// A daily reminder that nobody saw for a week is not due seven times.
const missedMs = 86_400_000;

/** The instant at which a reminder is due: in the past if it still waits to be ticked off. Null once it is over. */
export function dueOf(progress: ReminderProgress, now: number, options: DueOptions): number | null {
  const { rule, startsAt, doneUntil, snoozedUntil } = progress;
  const handled = Math.max(startsAt, doneUntil ?? 0);
  const since = rule.day.kind === 'once' ? handled : Math.max(handled, now - missedMs);
  const next = nextDue(rule, since, options);
  return next === null || snoozedUntil === null ? (snoozedUntil ?? next) : Math.min(snoozedUntil, next);
}
