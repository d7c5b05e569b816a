import { ApiError, mayPass } from '../../platform/api/api-error.ts';
import { createRunner } from '../../platform/outbox/runner.ts';
import type { Fix } from '../../platform/device/watch-position.ts';
import {
  isOfPress,
  isTakenBack,
  isToBeSent,
  mayStillArrive,
  type KeptCall,
  type SosCall,
  type SosState,
} from './sos-call.ts';
import { CallerPlace, type PlaceParts } from './sos-place.ts';

/** The parts of a caller, which tests can replace. */
export interface CallerParts extends PlaceParts {
  readonly send: (key: string, place: Fix | null) => Promise<SosCall>;
  readonly ask: () => Promise<SosCall | null>;
  readonly end: (id: string) => Promise<unknown>;
  readonly kept: () => KeptCall | null;
  readonly keep: (call: KeptCall | null) => void;
  readonly makeKey: () => string;
  readonly show: (state: SosState) => void;
}

/** Milliseconds between two polls for helpers, or two attempts. */
const againMs = 10_000;
const placeLookMs = 250;

/** What passes between the device of a caller and the server, one thing after the other, and what is seen of it. */
export class SosExchange {
  readonly place: CallerPlace;
  private readonly parts: CallerParts;
  private readonly owner: string;
  private shown: SosState = { status: 'idle' };
  private call: SosCall | undefined;
  private askedAt = 0;
  private isLookWanted = false;
  private isClosed = false;
  // Where the browser knows of no network it is tried all the same, and no other tab can hold it up: a call that is sent
  // twice is one.
  private readonly runner = createRunner({
    work: () => this.work(),
    mayAsk: () => true,
    alone: (work) => work(),
    retryMs: () => againMs,
    againMs: () => this.nextLookMs(),
  });

  constructor(owner: string, parts: CallerParts) {
    this.owner = owner;
    this.parts = parts;
    this.place = new CallerPlace(parts, {
      onFix: () => {
        // What could not be told is tried again with the next look; here it would be tried each second.
        if (!this.place.isLate) void this.runner.run();
      },
      onFailure: () => {
        if (this.state.status === 'on') this.draw(this.state.isOffline);
      },
    });
  }

  get state(): SosState {
    return this.shown;
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
    this.runner.close();
    this.place.forget();
  }

  /** A press, or the end of the session, came while the server was asked: its answer is about what was before. */
  private isOvertaken(): boolean {
    return this.isClosed || this.state.status === 'counting' || this.isCalling();
  }

  private isCalling(): boolean {
    return ['sending', 'waiting'].includes(this.state.status);
  }

  /** Sends what is to be sent, and hears what the server knows. */
  look(): Promise<void> {
    this.isLookWanted = true;
    return this.runner.run();
  }

  /** Until the device may say where it is, until the next attempt, or the next look at who is coming. */
  private nextLookMs(): number | undefined {
    const kept = this.toBeSent();
    if (this.isCalling() && kept && this.place.mayCome(kept.pressedAt)) return placeLookMs;
    return this.isFollowed() ? Math.max(0, this.askedAt + againMs - this.parts.now()) : undefined;
  }

  private isFollowed(): boolean {
    return this.state.status === 'on' || this.isUnfinished;
  }

  private async work(): Promise<boolean> {
    const isDue = this.parts.now() - this.askedAt >= againMs;
    const isWanted = this.isLookWanted || (isDue && this.isFollowed());
    this.isLookWanted = false;
    if (this.isCalling()) await this.attempt();
    else if (isWanted) await this.refresh();
    await this.bringPlace();
    return true;
  }

  /** Sends what is to be sent, or lets it wait for a place. */
  private async attempt(): Promise<void> {
    const kept = this.toBeSent();
    if (!kept) {
      // Another tab of this device has sent it, or taken it back.
      this.over({ status: 'idle' }, this.kept());
      return this.refresh();
    }
    if (this.place.mayCome(kept.pressedAt)) return;
    this.askedAt = this.parts.now();
    const { fix } = this.place;
    try {
      await this.taken(await this.parts.send(kept.key, fix ?? null), fix);
    } catch (error) {
      // Cancelled while it was under way.
      if (!(error instanceof ApiError) || !this.toBeSent()) throw error;
      if (!mayPass(error)) return this.refused(error);
      this.show({ status: 'waiting', error: error.status === 0 ? null : error });
      throw error;
    }
  }

  private async taken(call: SosCall, fix: Fix | undefined): Promise<void> {
    const kept = this.kept();
    // Cancelled while it was under way.
    if (!kept || isTakenBack(kept)) return this.settle(call);
    this.parts.keep({ ...kept, id: call.id });
    if (fix) this.place.told(fix);
    this.learn(call);
  }

  private refused(error: ApiError): void {
    if (error.code === 'location.noGroup') return this.over({ status: 'noGroup' }, null);
    // The answer to an earlier attempt was lost, and the call has been ended since.
    if (error.code === 'sos.notFound') return this.over({ status: 'ended', by: 'others' }, null);
    this.over({ status: 'refused', error }, null);
  }

  /** What the server knows; ends what is still to be ended. */
  private async refresh(): Promise<void> {
    this.askedAt = this.parts.now();
    const kept = this.kept();
    try {
      if (!kept?.id || !kept.isSafe) return await this.settle(await this.parts.ask());
      await this.endOnce(kept.id);
      if (!this.isOvertaken()) this.over({ status: 'ended', by: 'own' });
    } catch (error) {
      if (this.call) this.draw(true);
      throw error;
    }
  }

  /** Follows what the server says of a call that goes on, or of none. */
  private async settle(call: SosCall | null): Promise<void> {
    if (this.isOvertaken()) return;
    const kept = this.kept();
    if (kept && isTakenBack(kept) && (!call || isOfPress(kept, call))) {
      if (!call && mayStillArrive(kept, this.parts.now())) return;
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
    if (!call || this.state.status !== 'on' || this.kept()?.isSafe) return;
    if (!place.isWorthTelling(call)) return;
    try {
      this.learn(await place.bringTo(call));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'sos.notFound') return this.over({ status: 'ended', by: 'others' });
      this.draw(error.status === 0);
    }
  }

  /** @param kept what is still to be done; what another tab of this device is about to send is left to it */
  over(state: SosState, kept: KeptCall | null = this.toBeSent()): void {
    this.place.forget();
    // What was still to be asked was about this call.
    this.isLookWanted = false;
    this.parts.keep(kept);
    this.call = undefined;
    this.show(state);
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
