import { type DueOptions, nextDue } from './next-due.ts';
import type { ReminderRule } from './reminder-rule.ts';

/** A rule and its progress. Instants are in ISO form. */
export interface StoredReminder extends ReminderRule {
  /** The instant at which the rule was last set. */
  readonly startsAt: string;
  /** Occurrences up to this instant were ticked off or snoozed. */
  readonly doneUntil: string | null;
  readonly snoozedUntil: string | null;
}

// A daily reminder that nobody saw for a week is not due seven times.
const missedMs = 86_400_000;

const milliseconds = (instant: string | null): number | null =>
  instant === null ? null : Date.parse(instant);

/**
 * The instant (ms since 1970) at which a reminder is due: in the past if it still waits to be ticked off. Null once it
 * is over.
 */
export function dueOf(reminder: StoredReminder, now: number, options: DueOptions): number | null {
  const snoozedUntil = milliseconds(reminder.snoozedUntil);
  const handled = Math.max(Date.parse(reminder.startsAt), milliseconds(reminder.doneUntil) ?? 0);
  const since = reminder.day.kind === 'once' ? handled : Math.max(handled, now - missedMs);
  const next = nextDue(reminder, since, options);
  return next === null || snoozedUntil === null ? (snoozedUntil ?? next) : Math.min(snoozedUntil, next);
}
