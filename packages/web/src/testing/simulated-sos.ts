import { vi } from 'vitest';
import { ApiError } from '../platform/api/api-error.ts';
import type { PositionFailure } from '../platform/device/device-position.ts';
import type { Fix } from '../platform/device/watch-position.ts';
import { type KeptCall, placeOf, type SosCall, type SosState } from '../shared/sos/sos-call.ts';
import { SosCaller } from '../shared/sos/sos-caller.ts';

// For tests: a server, a device and a clock that the test controls.
export const offline = new ApiError(0, '0: no reply', 'network');
const gone = new ApiError(404, '404', 'sos.notFound');

export const mina: Fix = {
  latitude: 21.4133,
  longitude: 39.8933,
  accuracy: 12,
  capturedAt: 1_800_000_000_000,
};

export class World {
  kept: KeptCall | null = null;
  state: SosState = { status: 'idle' };
  call: SosCall | null = null;
  /** The fate of the next request. */
  failure: ApiError | undefined;
  /** The server applies the request, but its reply is lost. */
  isReplyLost = false;
  /** Replies are delayed until then. */
  gate: Promise<void> | undefined;
  readonly asked: string[] = [];
  watcher: { onFix: (fix: Fix) => void; onFailure: (reason: PositionFailure) => void } | undefined;
  private keysMade = 0;
  private calls = 0;
  private readonly keysHeard = new Map<string, SosCall>();
  caller: SosCaller;

  constructor() {
    vi.useFakeTimers({ now: mina.capturedAt });
    this.caller = this.device();
  }

  get now(): number {
    return Date.now();
  }

  set now(time: number) {
    vi.setSystemTime(time);
  }

  /** The page after a reload. */
  device(): SosCaller {
    this.state = { status: 'idle' };
    vi.clearAllTimers();
    return new SosCaller('amina', {
      send: (key, place) =>
        this.answer(`send ${key} ${place ? 'with' : 'without'} place`, () => {
          const before = this.keysHeard.get(key);
          // The reply reports the ended call; no other member is notified.
          if (before && before.id !== this.call?.id) return before;
          this.call ??= this.openCall({ place: null });
          if (place) this.call = { ...this.call, place: placeOf(place) };
          this.keysHeard.set(key, this.call);
          return this.call;
        }),
      ask: () => this.answer('ask', () => this.call),
      movePlace: (id, place) =>
        this.answer(`move to ${place.latitude}`, () => {
          if (this.call?.id !== id) throw gone;
          this.call = { ...this.call, place: placeOf(place) };
          return this.call;
        }),
      end: (id) =>
        this.answer('end', () => {
          if (this.call?.id === id) this.call = null;
        }),
      watch: (onFix, onFailure) => {
        this.watcher = { onFix, onFailure };
        return () => {
          this.watcher = undefined;
        };
      },
      kept: () => this.kept,
      keep: (call) => {
        this.kept = call;
      },
      makeKey: () => `key-${12_345_678 + this.keysMade++}`,
      now: Date.now,
      show: (state) => {
        this.state = state;
      },
    });
  }

  /** A call continues, whichever of the person's devices made it. */
  openCall({ place }: Pick<SosCall, 'place'>): SosCall {
    const id = `call-${++this.calls}`;
    this.call = { id, userId: 'amina', calledAt: new Date(this.now).toISOString(), place, comingUserIds: [] };
    return this.call;
  }

  /** From the press to the state that the group sees. */
  async callFromMina(): Promise<void> {
    this.caller.press();
    this.watcher?.onFix(mina);
    this.caller.sendNow();
    await this.settled();
  }

  private async answer<Answer>(what: string, work: () => Answer): Promise<Answer> {
    this.asked.push(what);
    if (this.failure) throw this.failure;
    const answer = work();
    await this.gate;
    if (this.isReplyLost) throw offline;
    return answer;
  }

  /** Delays the replies; the returned function releases them. */
  holdReplies(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.gate = promise;
    return () => {
      this.gate = undefined;
      resolve();
    };
  }

  async pass(seconds: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  }

  /** Waits until all started work has finished. */
  async settled(): Promise<void> {
    await vi.advanceTimersByTimeAsync(0);
  }
}
