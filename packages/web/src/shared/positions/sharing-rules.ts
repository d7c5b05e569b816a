import { wayBetween } from '@manasik/core/geo/great-circle';
import type { Fix } from '../../platform/device/device-fix.ts';

/** The decision of a person about sharing their location, stored on the device so that it survives the page. */
export type Decision =
  /** `until`: ISO; null: until stopped. */
  | { readonly state: 'sharing'; readonly until: string | null }
  /** Stopped on this device; the server has not received that yet. */
  | { readonly state: 'stopping' };

/** Keyed by user id: the unfinished decision of one person must not be lost when another signs in. */
export type Decisions = Readonly<Record<string, Decision>>;

const hourMs = 3_600_000;
/** The durations of sharing; null: until stopped. */
const durations = { hour: hourMs, eightHours: 8 * hourMs, untilStopped: null } as const;
export type Duration = keyof typeof durations;

export const endOf = (duration: Duration, now: number): string | null => {
  const length = durations[duration];
  return length === null ? null : new Date(now + length).toISOString();
};

export const hasEnded = (decision: Decision, now: number): boolean =>
  decision.state === 'sharing' && decision.until !== null && Date.parse(decision.until) <= now;

/** What the server received last, and when it was sent. */
export interface Sent {
  readonly fix: Fix;
  readonly at: number;
}

const leastGapMs = 5000;
/** A fix is sent at least this often, so that others see that it is current. */
export const longestGapMs = 60_000;
const movedMetres = 10;
// A smaller improvement does not visibly shrink the circle on the map.
const betterBy = 0.8;

/** Whether to send a fix: not too soon, and then only if it has news. */
export function isWorthSending(sent: Sent | null, fix: Fix, now: number): boolean {
  if (!sent) return true;
  if (fix.capturedAt <= sent.fix.capturedAt || now - sent.at < leastGapMs) return false;
  return (
    now - sent.at >= longestGapMs ||
    wayBetween(sent.fix, fix).distanceMetres > movedMetres ||
    fix.accuracy < sent.fix.accuracy * betterBy
  );
}

const isDecision = (value: unknown): value is Decision => {
  if (typeof value !== 'object' || value === null || !('state' in value)) return false;
  if (value.state === 'stopping') return true;
  if (value.state !== 'sharing' || !('until' in value)) return false;
  return value.until === null || (typeof value.until === 'string' && !Number.isNaN(Date.parse(value.until)));
};

/** Rejects what another version or program has stored. */
export const isDecisions = (value: unknown): value is Decisions =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isDecision);
