import { wayBetween } from '@manasik/core/geo/great-circle';
import type { Fix } from '../../platform/device/device-fix.ts';

/** What a person has decided about sharing where they are. It is kept on the device, so that it outlives the page. */
export type Decision =
  /** `until`: ISO; null: until it is stopped. */
  | { readonly state: 'sharing'; readonly until: string | null }
  /** Stopped here; the server has not heard it yet. */
  | { readonly state: 'stopping' };

/** By user id: what one person has not finished must not be lost when another one signs in. */
export type Decisions = Readonly<Record<string, Decision>>;

const hourMs = 3_600_000;
/** How long one can share; null: until it is stopped. */
const durations = { hour: hourMs, eightHours: 8 * hourMs, untilStopped: null } as const;
export type Duration = keyof typeof durations;

export const endOf = (duration: Duration, now: number): string | null => {
  const length = durations[duration];
  return length === null ? null : new Date(now + length).toISOString();
};

export const hasEnded = (decision: Decision, now: number): boolean =>
  decision.state === 'sharing' && decision.until !== null && Date.parse(decision.until) <= now;

/** What the server has heard last, and when it was sent. */
export interface Sent {
  readonly fix: Fix;
  readonly at: number;
}

const leastGapMs = 5000;
/** A fix is sent at least this often, so that the others see that it still holds. */
export const longestGapMs = 60_000;
const movedMetres = 10;
// By less the circle on the map does not visibly shrink.
const betterBy = 0.8;

/** Whether a fix is worth a message: not too soon, then when it says something new. */
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

/** Refuses what another version, or another hand, has left on the device. */
export const isDecisions = (value: unknown): value is Decisions =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isDecision);
