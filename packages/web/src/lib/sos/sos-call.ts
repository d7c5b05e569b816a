import type { Reply } from '../api/api.ts';
import type { ApiError } from '../api/api-error.ts';
import type { PositionFailure } from '../location/device-position.ts';

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
  /** "I am safe" was pressed, and the server may not know yet. */
  isSafe: boolean;
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
/** Nearer than this counts as the same place. */
export const movedMetres = 25;
/** A call that never went out is not sent for somebody who pressed yesterday. */
const stillMeantMs = 12 * 3_600_000;

export const isStillMeant = ({ pressedAt, id }: KeptCall, now: number): boolean =>
  id !== null || Math.abs(now - pressedAt) < stillMeantMs;

/** Whether a call that failed so may go well later by itself. */
export const mayPass = ({ status }: ApiError): boolean => status === 0 || status === 408 || status >= 500;

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
  typeof value.isSafe === 'boolean';
