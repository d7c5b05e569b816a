import type { Reply } from '../../platform/api/api.ts';
import type { ApiError } from '../../platform/api/api-error.ts';
import { toServerTime } from '../../platform/api/server-time.ts';
import type { PositionFailure } from '../../platform/device/device-position.ts';
import type { Fix } from '../../platform/device/watch-position.ts';

export type SosCall = NonNullable<Reply<'GET /api/sos'>['call']>;

/** What the device stores of an open call, so that it survives the page. Never a location. */
export interface KeptCall {
  /** Id of the user. */
  owner: string;
  /** Lets the server recognise a call that is sent twice. */
  key: string;
  /** Milliseconds since 1970. */
  pressedAt: number;
  /** The id of the server, once it has answered. */
  id: string | null;
  /** "I am safe" was pressed, or the call was cancelled after it may have been sent; the server may not know yet. */
  isSafe: boolean;
  /** Time of the cancellation, milliseconds since 1970; only for a call that may have been sent. */
  cancelledAt?: number;
}

/** What the caller sees. */
export type SosState =
  | { status: 'idle' }
  | { status: 'counting'; secondsLeft: number }
  | { status: 'sending' }
  /** It is sent automatically; the error if there is a network and the server refuses it. */
  | { status: 'waiting'; error: ApiError | null }
  | { status: 'refused'; error: ApiError }
  | { status: 'noGroup' }
  | { status: 'on'; call: SosCall; place: PlaceState; isOffline: boolean; isEnding: boolean }
  | { status: 'ended'; by: 'own' | 'others' };

/** What the group knows of the caller's location. `late`: the newest location has not reached the server. */
export type PlaceState = 'known' | 'late' | 'denied' | 'unknown';

export const countdownSeconds = 5;
/** How long a call waits for the location of the device, counted from the press. */
export const placePatienceMs = 8000;
/** A change of location above this distance is sent at once. */
export const movedMetres = 25;
/** A call that was never sent expires: nobody needs a call from yesterday. */
const stillMeantMs = 12 * 3_600_000;

export const isStillMeant = ({ pressedAt, id }: KeptCall, now: number): boolean =>
  id !== null || Math.abs(now - pressedAt) < stillMeantMs;

/** The server has not answered, and the call is still wanted. */
export const isToBeSent = ({ id, isSafe }: KeptCall): boolean => id === null && !isSafe;

// A request that this device has abandoned may still arrive.
const mayArriveForMs = 60_000;

/** Whether the server may still receive a call that was cancelled. */
export const mayStillArrive = ({ cancelledAt }: KeptCall, now: number): boolean =>
  cancelledAt !== undefined && Math.abs(now - cancelledAt) < mayArriveForMs;

/** Cancelled while it was unknown whether the server had received it. */
export const isTakenBack = ({ id, isSafe }: KeptCall): boolean => id === null && isSafe;

// Smaller differences between two clocks cannot be detected.
const clockLeewayMs = 5000;

/** Whether a call can belong to this press. An earlier call was made by another device. */
export const isOfPress = ({ pressedAt }: KeptCall, { calledAt }: SosCall): boolean =>
  Date.parse(calledAt) >= toServerTime(pressedAt) - clockLeewayMs;

/** A fix in the form of the contract: accuracy at most 100 km, and by the clock of the server. */
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
