import type { Worker } from '../../platform/outbox/follow-owner.ts';
import { countdownSeconds, isStillMeant, type SosState } from './sos-call.ts';
import { type CallerParts, SosExchange } from './sos-exchange.ts';

const countMs = 250;

/** One person's call for help, from the press to its end. */
export class SosCaller implements Worker {
  private readonly owner: string;
  private readonly parts: CallerParts;
  private readonly exchange: SosExchange;
  private pressedAt = 0;
  private counting: ReturnType<typeof setInterval> | undefined;

  constructor(owner: string, parts: CallerParts) {
    this.owner = owner;
    this.parts = parts;
    this.exchange = new SosExchange(owner, parts);
  }

  /** Continues an earlier call, or one from another device of this person. */
  readonly open = async (): Promise<void> => {
    const { exchange, parts } = this;
    const kept = exchange.kept();
    if (kept && !isStillMeant(kept, parts.now())) parts.keep(null);
    if (exchange.toBeSent()) {
      exchange.place.follow();
      exchange.show({ status: 'waiting', error: null });
    }
    await exchange.look();
  };

  press(): void {
    if (!this.isIn('idle', 'ended', 'noGroup', 'refused')) return;
    this.pressedAt = this.parts.now();
    this.exchange.place.follow();
    this.exchange.show({ status: 'counting', secondsLeft: countdownSeconds });
    clearInterval(this.counting);
    this.counting = setInterval(this.count, countMs);
  }

  /** It has not been sent, as far as this device knows. */
  cancel(): void {
    if (!this.isIn('counting', 'sending', 'waiting', 'refused', 'noGroup')) return;
    const { exchange } = this;
    const tried = this.isIn('sending', 'waiting') && exchange.toBeSent();
    // The server may have received it even though its reply was lost. An earlier call is not cancelled here.
    exchange.over(
      { status: 'idle' },
      tried ? { ...tried, isSafe: true, cancelledAt: this.parts.now() } : exchange.kept(),
    );
    void this.run();
  }

  sendNow(): void {
    if (!this.isIn('counting', 'waiting', 'refused')) return;
    const { owner, parts, exchange } = this;
    // With the key of an earlier call, which may have ended, nobody would be alerted.
    if (!exchange.toBeSent()) {
      // After a refusal the device has to look for its location again.
      if (this.isIn('refused')) this.pressedAt = parts.now();
      exchange.place.follow();
      parts.keep({ owner, key: parts.makeKey(), pressedAt: this.pressedAt, id: null, isSafe: false });
    }
    exchange.show({ status: 'sending' });
    void exchange.look();
  }

  async safe(): Promise<void> {
    const kept = this.exchange.kept();
    if (!this.isIn('on') || !kept) return;
    this.parts.keep({ ...kept, isSafe: true });
    this.exchange.draw(false);
    await this.run();
  }

  /** Clears the messages about a call that is over. */
  dismiss(): void {
    if (this.isIn('ended')) this.exchange.show({ status: 'idle' });
  }

  private readonly count = (): void => {
    const { exchange } = this;
    if (exchange.state.status !== 'counting') return clearInterval(this.counting);
    const passed = Math.floor((this.parts.now() - this.pressedAt) / 1000);
    const secondsLeft = Math.max(0, countdownSeconds - passed);
    if (secondsLeft === 0) this.sendNow();
    else if (secondsLeft !== exchange.state.secondsLeft) exchange.show({ status: 'counting', secondsLeft });
  };

  /** The network is back, or the person does not want to wait. */
  readonly run = async (): Promise<void> => {
    if (this.isIn('waiting', 'on') || this.exchange.isUnfinished) await this.exchange.look();
  };

  /** Final: requests that are still running change nothing any more. */
  readonly close = (): void => {
    clearInterval(this.counting);
    this.exchange.close();
  };

  private isIn(...statuses: SosState['status'][]): boolean {
    return statuses.includes(this.exchange.state.status);
  }
}
