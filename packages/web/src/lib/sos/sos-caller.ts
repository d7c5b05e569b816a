import { wayBetween } from '@manasik/core/way-between';
import { ApiError } from '../api/api-error.ts';
import type { PositionFailure } from '../location/device-position.ts';
import type { Fix } from '../location/watch-position.ts';
import {
  countdownSeconds,
  isStillMeant,
  type KeptCall,
  mayPass,
  movedMetres,
  placePatienceMs,
  placeState,
  type SosCall,
  type SosState,
} from './sos-call.ts';

/** What a caller is made of, so that tests can hold each part. */
export interface CallerParts {
  readonly send: (key: string, place: Fix | null) => Promise<SosCall>;
  readonly ask: () => Promise<SosCall | null>;
  readonly movePlace: (id: string, place: Fix) => Promise<SosCall>;
  readonly end: (id: string) => Promise<unknown>;
  readonly watch: (onFix: (fix: Fix) => void, onFailure: (reason: PositionFailure) => void) => () => void;
  readonly kept: () => KeptCall | null;
  readonly keep: (call: KeptCall | null) => void;
  readonly makeKey: () => string;
  readonly now: () => number;
  readonly show: (state: SosState) => void;
}

/**
 * One person's call for help, from the press to its end. Where the device is stays in memory and goes nowhere but to the
 * server. Whoever holds it calls `tick` each second.
 */
export class SosCaller {
  private readonly parts: CallerParts;
  private readonly owner: string;
  private state: SosState = { status: 'idle' };
  private call: SosCall | undefined;
  private fix: Fix | undefined;
  private failure: PositionFailure | undefined;
  private stopWatching: (() => void) | undefined;
  private pressedAt = 0;
  private askedAt = 0;
  private isBusy = false;
  private isLate = false;

  constructor(owner: string, parts: CallerParts) {
    this.owner = owner;
    this.parts = parts;
  }

  /** Takes up a call of before, or one that another device of this person has made. */
  async resume(): Promise<void> {
    const kept = this.kept();
    if (kept && !isStillMeant(kept, this.parts.now())) this.parts.keep(null);
    else if (kept && kept.id === null) {
      this.pressedAt = kept.pressedAt;
      this.follow();
      this.show({ status: 'waiting', error: null });
      return this.attempt();
    }
    await this.refresh();
  }

  press(): void {
    if (!['idle', 'ended', 'noGroup', 'refused'].includes(this.state.status)) return;
    this.pressedAt = this.parts.now();
    this.follow();
    this.show({ status: 'counting', secondsLeft: countdownSeconds });
  }

  /** Before it has gone out. */
  cancel(): void {
    if (!['counting', 'sending', 'waiting', 'refused', 'noGroup'].includes(this.state.status)) return;
    this.over({ status: 'idle' });
  }

  sendNow(): void {
    if (!['counting', 'waiting', 'refused'].includes(this.state.status)) return;
    if (!this.kept()) {
      // After a refusal the device has to look for itself anew.
      if (this.state.status === 'refused') this.pressedAt = this.parts.now();
      this.follow();
      const { parts, owner, pressedAt } = this;
      parts.keep({ owner, key: parts.makeKey(), pressedAt, id: null, isSafe: false });
    }
    this.show({ status: 'sending' });
    void this.attempt();
  }

  async safe(): Promise<void> {
    const kept = this.kept();
    if (this.state.status !== 'on' || !kept) return;
    this.parts.keep({ ...kept, isSafe: true });
    this.draw(false);
    await this.sync();
  }

  /** Forgets what was said about a call that is over. */
  dismiss(): void {
    if (this.state.status === 'ended') this.show({ status: 'idle' });
  }

  tick(): void {
    const { state, parts } = this;
    if (state.status === 'counting') {
      const passed = Math.floor((parts.now() - this.pressedAt) / 1000);
      const secondsLeft = Math.max(0, countdownSeconds - passed);
      if (secondsLeft === 0) this.sendNow();
      else if (secondsLeft !== state.secondsLeft) this.show({ status: 'counting', secondsLeft });
    } else if (state.status === 'sending') void this.attempt();
    else if ((state.status === 'waiting' || state.status === 'on') && parts.now() - this.askedAt >= againMs) {
      void this.sync();
    }
  }

  /** The network is back, or somebody does not want to wait. */
  async sync(): Promise<void> {
    if (this.state.status === 'waiting') return this.attempt();
    if (this.state.status === 'on') return this.refresh();
  }

  close(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
  }

  private kept(): KeptCall | null {
    const kept = this.parts.kept();
    return kept?.owner === this.owner ? kept : null;
  }

  private async attempt(): Promise<void> {
    const kept = this.kept();
    const waited = this.parts.now() - this.pressedAt;
    const mayCome = !this.fix && this.failure === undefined && waited < placePatienceMs;
    if (!kept || this.isBusy || mayCome) return;
    await this.alone(async () => {
      const sent = this.fix;
      try {
        this.taken(await this.parts.send(kept.key, sent ?? null));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        this.notTaken(error);
      }
    });
    await this.bringPlace();
  }

  private taken(call: SosCall): void {
    const kept = this.kept();
    // Cancelled while it was under way: then it has to be ended.
    if (!kept) return void this.parts.end(call.id).catch(() => this.refresh());
    this.parts.keep({ ...kept, id: call.id });
    this.call = call;
    this.draw(false);
  }

  private notTaken(error: ApiError): void {
    if (!this.kept()) return;
    if (mayPass(error)) return this.show({ status: 'waiting', error: error.status === 0 ? null : error });
    if (error.code === 'location.noGroup') return this.over({ status: 'noGroup' });
    this.over({ status: 'refused', error });
  }

  /** What the server knows; ends, or moves the place, where that is still to be done. */
  private async refresh(): Promise<void> {
    if (this.isBusy) return;
    await this.alone(async () => {
      const kept = this.kept();
      try {
        if (kept?.id && kept.isSafe) {
          await this.endOnce(kept.id);
          return this.over({ status: 'ended', by: 'own' });
        }
        const call = await this.parts.ask();
        if (call) return this.found(call);
        if (kept) this.over({ status: 'ended', by: 'others' });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (this.call) this.draw(true);
      }
    });
    await this.bringPlace();
  }

  private found(call: SosCall): void {
    const kept = this.kept();
    const { owner, parts } = this;
    if (!kept) parts.keep({ owner, key: call.id, pressedAt: parts.now(), id: call.id, isSafe: false });
    this.call = call;
    this.follow();
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
    const { call, fix } = this;
    if (!call || !fix || this.isBusy || this.state.status !== 'on' || this.kept()?.isSafe) return;
    if (call.place && wayBetween(call.place, fix).distanceMetres <= movedMetres) return;
    await this.alone(async () => {
      try {
        this.call = await this.parts.movePlace(call.id, fix);
        this.isLate = false;
        this.draw(false);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'sos.notFound') return this.over({ status: 'ended', by: 'others' });
        this.isLate = true;
        this.draw(error.status === 0);
      }
    });
  }

  private follow(): void {
    if (this.stopWatching) return;
    this.failure = undefined;
    this.stopWatching = this.parts.watch(
      (fix) => {
        this.fix = fix;
        this.failure = undefined;
        void this.bringPlace();
      },
      (reason) => {
        this.failure = reason;
        if (this.state.status === 'on') this.draw(this.state.isOffline);
      },
    );
  }

  /** Nothing of where the person was is left. */
  private over(state: SosState): void {
    this.close();
    this.parts.keep(null);
    this.call = undefined;
    this.fix = undefined;
    this.isLate = false;
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

  private draw(isOffline: boolean): void {
    const { call } = this;
    if (!call) return;
    const place = placeState(call, this.isLate, this.failure);
    this.show({ status: 'on', call, place, isOffline, isEnding: this.kept()?.isSafe ?? false });
  }

  private show(state: SosState): void {
    this.state = state;
    this.parts.show(state);
  }
}

/** Milliseconds between two looks at who is coming, or two attempts. */
const againMs = 10_000;
