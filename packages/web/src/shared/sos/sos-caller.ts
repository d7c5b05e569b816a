import { countdownSeconds, isStillMeant, type SosState } from './sos-call.ts';
import { type CallerParts, SosExchange } from './sos-exchange.ts';

/** One person's call for help, from the press to its end. Whoever holds it calls `tick` each second. */
export class SosCaller {
  private readonly owner: string;
  private readonly parts: CallerParts;
  private readonly exchange: SosExchange;
  private pressedAt = 0;

  constructor(owner: string, parts: CallerParts) {
    this.owner = owner;
    this.parts = parts;
    this.exchange = new SosExchange(owner, parts);
  }

  /** Nothing is shown, and something of a call is still to be settled with the server. */
  get isUnfinished(): boolean {
    return this.exchange.isUnfinished;
  }

  /** Takes up a call of before, or one that another device of this person has made. */
  async resume(): Promise<void> {
    const { exchange, parts } = this;
    const kept = exchange.kept();
    if (kept && !isStillMeant(kept, parts.now())) parts.keep(null);
    if (!exchange.toBeSent()) return exchange.refresh();
    exchange.place.follow();
    exchange.show({ status: 'waiting', error: null });
    await exchange.attempt();
  }

  press(): void {
    if (!this.isIn('idle', 'ended', 'noGroup', 'refused')) return;
    this.pressedAt = this.parts.now();
    this.exchange.place.follow();
    this.exchange.show({ status: 'counting', secondsLeft: countdownSeconds });
  }

  /** Before it has gone out, as far as is known here. */
  cancel(): void {
    if (!this.isIn('counting', 'sending', 'waiting', 'refused', 'noGroup')) return;
    const { exchange } = this;
    const tried = this.isIn('sending', 'waiting') && exchange.toBeSent();
    // The server may have taken it, and only its reply was lost. A call of before is not what is cancelled here.
    exchange.over({ status: 'idle' }, tried ? { ...tried, isSafe: true } : exchange.kept());
    void this.sync();
  }

  sendNow(): void {
    if (!this.isIn('counting', 'waiting', 'refused')) return;
    const { owner, parts, exchange } = this;
    // With the key of a call of before, which may have ended, nobody would be told.
    if (!exchange.toBeSent()) {
      // After a refusal the device has to look for itself anew.
      if (this.isIn('refused')) this.pressedAt = parts.now();
      exchange.place.follow();
      parts.keep({ owner, key: parts.makeKey(), pressedAt: this.pressedAt, id: null, isSafe: false });
    }
    exchange.show({ status: 'sending' });
    void exchange.attempt();
  }

  async safe(): Promise<void> {
    const kept = this.exchange.kept();
    if (!this.isIn('on') || !kept) return;
    this.parts.keep({ ...kept, isSafe: true });
    this.exchange.draw(false);
    await this.sync();
  }

  /** Forgets what was said about a call that is over. */
  dismiss(): void {
    if (this.isIn('ended')) this.exchange.show({ status: 'idle' });
  }

  tick(): void {
    const { exchange } = this;
    const { state } = exchange;
    if (state.status === 'counting') {
      const passed = Math.floor((this.parts.now() - this.pressedAt) / 1000);
      const secondsLeft = Math.max(0, countdownSeconds - passed);
      if (secondsLeft === 0) this.sendNow();
      else if (secondsLeft !== state.secondsLeft) exchange.show({ status: 'counting', secondsLeft });
    } else if (state.status === 'sending') void exchange.attempt();
    else if (exchange.isDue) void this.sync();
  }

  /** The network is back, or somebody does not want to wait. */
  async sync(): Promise<void> {
    if (this.isIn('waiting')) return this.exchange.attempt();
    if (this.isIn('on') || this.isUnfinished) return this.exchange.refresh();
  }

  /** For good: what is still under way changes nothing any more. */
  close(): void {
    this.exchange.close();
  }

  private isIn(...statuses: SosState['status'][]): boolean {
    return statuses.includes(this.exchange.state.status);
  }
}
