import { ApiError, mayPass } from '../../platform/api/api-error.ts';
import type { Fix } from '../../platform/device/watch-position.ts';
import {
  isOfPress,
  isTakenBack,
  isToBeSent,
  type KeptCall,
  type SosCall,
  type SosState,
} from './sos-call.ts';
import { CallerPlace, type PlaceParts } from './sos-place.ts';

/** What a caller is made of, so that tests can hold each part. */
export interface CallerParts extends PlaceParts {
  readonly send: (key: string, place: Fix | null) => Promise<SosCall>;
  readonly ask: () => Promise<SosCall | null>;
  readonly end: (id: string) => Promise<unknown>;
  readonly kept: () => KeptCall | null;
  readonly keep: (call: KeptCall | null) => void;
  readonly makeKey: () => string;
  readonly show: (state: SosState) => void;
}

/** Milliseconds between two looks at who is coming, or two attempts. */
const againMs = 10_000;

/** What passes between the device of a caller and the server, one thing after the other, and what is seen of it. */
export class SosExchange {
  readonly place: CallerPlace;
  private readonly parts: CallerParts;
  private readonly owner: string;
  private shown: SosState = { status: 'idle' };
  private call: SosCall | undefined;
  private askedAt = 0;
  private isBusy = false;
  private isClosed = false;

  constructor(owner: string, parts: CallerParts) {
    this.owner = owner;
    this.parts = parts;
    this.place = new CallerPlace(parts, {
      onFix: () => {
        // What could not be told is tried again with the next look; here it would be tried each second.
        if (!this.place.isLate) void this.bringPlace();
      },
      onFailure: () => {
        if (this.state.status === 'on') this.draw(this.state.isOffline);
      },
    });
  }

  get state(): SosState {
    return this.shown;
  }

  /** It is time to ask the server again. */
  get isDue(): boolean {
    return this.parts.now() - this.askedAt >= againMs;
  }

  /** Nothing is shown, and something of a call is still to be settled with the server. */
  get isUnfinished(): boolean {
    const kept = this.kept();
    return this.state.status === 'idle' && kept !== null && !isToBeSent(kept);
  }

  kept(): KeptCall | null {
    const kept = this.parts.kept();
    return kept?.owner === this.owner ? kept : null;
  }

  toBeSent(): KeptCall | null {
    const kept = this.kept();
    return kept && isToBeSent(kept) ? kept : null;
  }

  /** For good: what is still under way changes nothing any more. */
  close(): void {
    this.isClosed = true;
    this.place.forget();
  }

  /** A press, or the end of the session, came while the server was asked: its answer is about what was before. */
  private isOvertaken(): boolean {
    return this.isClosed || ['counting', 'sending', 'waiting'].includes(this.state.status);
  }

  /** Sends what is to be sent, or lets it wait for a place or a network. */
  async attempt(): Promise<void> {
    const kept = this.toBeSent();
    if (this.isBusy || (kept && this.place.mayCome(kept.pressedAt))) return;
    if (!kept) {
      // Another tab of this device has sent it, or taken it back.
      this.over({ status: 'idle' }, this.kept());
      return this.refresh();
    }
    await this.alone(async () => {
      const { fix } = this.place;
      try {
        await this.taken(await this.parts.send(kept.key, fix ?? null), fix);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.notTaken(error);
      }
    });
    await this.bringPlace();
  }

  private async taken(call: SosCall, fix: Fix | undefined): Promise<void> {
    const kept = this.kept();
    // Cancelled while it was under way.
    if (!kept || isTakenBack(kept)) return this.settle(call);
    this.parts.keep({ ...kept, id: call.id });
    if (fix) this.place.told(fix);
    this.learn(call);
  }

  private notTaken(error: ApiError): void {
    if (!this.toBeSent()) return;
    if (mayPass(error)) return this.show({ status: 'waiting', error: error.status === 0 ? null : error });
    if (error.code === 'location.noGroup') return this.over({ status: 'noGroup' }, null);
    // The answer to an earlier attempt was lost, and the call has been ended since.
    if (error.code === 'sos.notFound') return this.over({ status: 'ended', by: 'others' }, null);
    this.over({ status: 'refused', error }, null);
  }

  /** What the server knows; ends, or moves the place, where that is still to be done. */
  async refresh(): Promise<void> {
    if (this.isBusy) return;
    await this.alone(async () => {
      const kept = this.kept();
      try {
        if (!kept?.id || !kept.isSafe) return await this.settle(await this.parts.ask());
        await this.endOnce(kept.id);
        if (!this.isOvertaken()) this.over({ status: 'ended', by: 'own' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (this.call) this.draw(true);
      }
    });
    await this.bringPlace();
  }

  /** Follows what the server says of a call that goes on, or of none. */
  private async settle(call: SosCall | null): Promise<void> {
    if (this.isOvertaken()) return;
    const kept = this.kept();
    if (kept && isTakenBack(kept) && (!call || isOfPress(kept, call))) {
      if (call) await this.endOnce(call.id);
      if (!this.isOvertaken()) this.over({ status: 'idle' });
    } else if (call) this.found(call);
    else if (this.call || (kept && !isToBeSent(kept))) this.over({ status: 'ended', by: 'others' });
  }

  private found(call: SosCall): void {
    const { owner, parts } = this;
    const kept = this.kept();
    // Another device has made it.
    if (!kept || (kept.id !== call.id && !isToBeSent(kept))) {
      parts.keep({ owner, key: call.id, pressedAt: parts.now(), id: call.id, isSafe: false });
    }
    this.learn(call);
  }

  private learn(call: SosCall): void {
    if (this.isClosed) return;
    this.call = call;
    const isOfOtherDevice = this.kept()?.key === call.id;
    // This device may lie in the hotel; where nobody knows more, that is better than nothing.
    if (isOfOtherDevice && call.place) this.place.forget();
    else this.place.follow();
    this.draw(false);
  }

  private async endOnce(id: string): Promise<void> {
    try {
      await this.parts.end(id);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'sos.notFound') throw error;
    }
  }

  private async bringPlace(): Promise<void> {
    const { call, place } = this;
    if (!call || this.isBusy || this.state.status !== 'on' || this.kept()?.isSafe) return;
    if (!place.isWorthTelling(call)) return;
    await this.alone(async () => {
      try {
        this.learn(await place.bringTo(call));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'sos.notFound') return this.over({ status: 'ended', by: 'others' });
        this.draw(error.status === 0);
      }
    });
  }

  /** @param kept what is still to be done; what another tab of this device is about to send is left to it */
  over(state: SosState, kept: KeptCall | null = this.toBeSent()): void {
    this.place.forget();
    this.parts.keep(kept);
    this.call = undefined;
    this.show(state);
  }

  private async alone(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.askedAt = this.parts.now();
    try {
      await work();
    } finally {
      this.isBusy = false;
    }
  }

  draw(isOffline: boolean): void {
    const { call } = this;
    if (!call) return;
    const place = this.place.stateFor(call);
    this.show({ status: 'on', call, place, isOffline, isEnding: this.kept()?.isSafe ?? false });
  }

  show(state: SosState): void {
    this.shown = state;
    this.parts.show(state);
  }
}
