import type { Reply } from '../../platform/api/api.ts';
import type { ApiError } from '../../platform/api/api-error.ts';
import { toServerTime } from '../../platform/api/server-time.ts';
import type { PositionFailure } from '../../platform/device/device-position.ts';
import type { Fix } from '../../platform/device/watch-position.ts';

export type SosCall = NonNullable<Reply<'GET /api/sos'>['call']>;

/** What stays on the device of a call that is not over, so that it outlives the page. Never a place. */
export interface KeptCall {
  /** Id of the user. */
  owner: string;
  /** Tells the server that a call sent twice is one. */
  key: string;
  /** Milliseconds since 1970. */
  pressedAt: number;
  /** The server's, once it has answered. */
  id: string | null;
  /** "I am safe" was pressed, or the call was cancelled after it may have gone out; the server may not know yet. */
  isSafe: boolean;
  /** When it was cancelled, milliseconds since 1970; only for a call that may have gone out. */
  cancelledAt?: number;
}

/** What the caller sees. */
export type SosState =
  | { status: 'idle' }
  | { status: 'counting'; secondsLeft: number }
  | { status: 'sending' }
  /** It goes out by itself; the error when there is a network and the server cannot take it. */
  | { status: 'waiting'; error: ApiError | null }
  | { status: 'refused'; error: ApiError }
  | { status: 'noGroup' }
  | { status: 'on'; call: SosCall; place: PlaceState; isOffline: boolean; isEnding: boolean }
  | { status: 'ended'; by: 'own' | 'others' };

/** What the group knows of where the caller is. `late`: the newest place has not reached the server. */
export type PlaceState = 'known' | 'late' | 'denied' | 'unknown';

export const countdownSeconds = 5;
/** How long a call waits for the device to say where it is, from the press on. */
export const placePatienceMs = 8000;
/** Farther than this from what the group knows is told at once. */
export const movedMetres = 25;
/** A call that never went out is not sent for somebody who pressed yesterday. */
const stillMeantMs = 12 * 3_600_000;

export const isStillMeant = ({ pressedAt, id }: KeptCall, now: number): boolean =>
  id !== null || Math.abs(now - pressedAt) < stillMeantMs;

/** The server has not answered, and the person still wants it to hear. */
export const isToBeSent = ({ id, isSafe }: KeptCall): boolean => id === null && !isSafe;

// A request that this device has given up can still be on its way.
const mayArriveForMs = 60_000;

/** Whether the server may still receive a call that was cancelled. */
export const mayStillArrive = ({ cancelledAt }: KeptCall, now: number): boolean =>
  cancelledAt !== undefined && Math.abs(now - cancelledAt) < mayArriveForMs;

/** Cancelled without knowing whether the server has taken it. */
export const isTakenBack = ({ id, isSafe }: KeptCall): boolean => id === null && isSafe;

// Smaller differences of two clocks are not known.
const clockLeewayMs = 5000;

/** Whether a call can be of that press. One from before it was made by another device. */
export const isOfPress = ({ pressedAt }: KeptCall, { calledAt }: SosCall): boolean =>
  Date.parse(calledAt) >= toServerTime(pressedAt) - clockLeewayMs;

/** A fix as the server takes it: at most 100 km either way, and by the server's clock. */
export const placeOf = ({ latitude, longitude, accuracy, capturedAt }: Fix) => ({
  latitude,
  longitude,
  accuracy: Math.min(accuracy, 100_000),
  capturedAt: new Date(toServerTime(capturedAt)).toISOString(),
});

export function placeState(call: SosCall, isLate: boolean, failure: PositionFailure | undefined): PlaceState {
  if (isLate) return 'late';
  if (call.place) return 'known';
  return failure === 'denied' ? 'denied' : 'unknown';
}

export const isKeptCall = (value: unknown): value is KeptCall =>
  typeof value === 'object' &&
  value !== null &&
  'owner' in value &&
  typeof value.owner === 'string' &&
  'key' in value &&
  typeof value.key === 'string' &&
  'pressedAt' in value &&
  typeof value.pressedAt === 'number' &&
  'id' in value &&
  (value.id === null || typeof value.id === 'string') &&
  'isSafe' in value &&
  typeof value.isSafe === 'boolean' &&
  (!('cancelledAt' in value) || typeof value.cancelledAt === 'number');
