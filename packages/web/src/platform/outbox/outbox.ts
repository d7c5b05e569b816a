import { isSessionOf } from '../session/session.ts';
import { type Shared, share } from '../storage/shared.ts';
import { followOwner } from './follow-owner.ts';
import { type Delivery, sendWaiting, sendOnLeaving } from './delivery.ts';
import { inOneTab } from './one-tab.ts';
import { createRunner, type Held, type RunnerParts } from './runner.ts';

export interface OutboxState<Item> {
  /** The item under way. */
  readonly sending: Item | undefined;
  /** Why items wait; null when the last attempt succeeded. */
  readonly held: Held | null;
}

type Pace = Pick<RunnerParts, 'quietMs' | 'longestMs' | 'retryMs'>;

export interface SenderParts<Item, Answer> extends Pace, Pick<RunnerParts, 'mayAsk' | 'alone'> {
  readonly delivery: Delivery<Item, Answer>;
  /** How many items are sent while the page closes; none by default. */
  readonly itemsOnLeaving?: number;
  readonly state: Shared<OutboxState<Item>>;
}

/** Sends the items of one person. */
export function createSender<Item, Answer>(parts: SenderParts<Item, Answer>) {
  const { delivery, mayAsk, state, itemsOnLeaving = 0, ...pace } = parts;
  let isClosed = false;
  // The next person uses the same state.
  const show = (change: Partial<OutboxState<Item>>) => {
    if (!isClosed) state.change((before) => ({ ...before, ...change }));
  };
  const runner = createRunner({
    ...pace,
    mayAsk,
    work: () => sendWaiting(delivery, mayAsk, (sending) => show({ sending })),
    onHeld: (held) => show({ held }),
  });
  const leave = (): void => {
    if (itemsOnLeaving > 0) sendOnLeaving(delivery, itemsOnLeaving, mayAsk, runner.retryLater);
  };
  return {
    soon: runner.soon,
    open: runner.run,
    run: runner.run,
    leave,
    /** Runs, unless nothing waits and the last attempt succeeded recently. */
    refresh: (): void => {
      if (delivery.next([]) !== undefined || !runner.isFresh()) void runner.run();
    },
    close: () => {
      isClosed = true;
      runner.close();
      leave();
    },
  };
}

export interface OutboxParts<Item, Answer> extends Pace {
  /** Name of the lock that lets one tab of this device send at a time. Without it tabs do not wait for each other. */
  readonly name?: string;
  readonly delivery: (owner: string) => Delivery<Item, Answer>;
  readonly itemsOnLeaving?: number;
}

/** Sends the items of the person who is signed in, whenever the server can be reached, and of nobody else. */
export function createOutbox<Item, Answer>({ name, delivery, ...pace }: OutboxParts<Item, Answer>) {
  const nothing: OutboxState<Item> = { sending: undefined, held: null };
  const state = share(nothing);
  const senders = followOwner(
    (owner) =>
      createSender({
        ...pace,
        delivery: delivery(owner),
        state,
        mayAsk: () => navigator.onLine && isSessionOf(owner),
        alone: (work) => (name === undefined ? work() : inOneTab(`manasik-${name}`, work)),
      }),
    () => state.set(nothing),
  );

  /** Sends what waits while no page may use the outbox, for example before a person signs out. */
  async function sendOnce(): Promise<void> {
    const stop = senders.start();
    try {
      await senders.run();
    } finally {
      stop();
    }
  }

  return {
    sendOnce,
    get: state.get,
    use: state.use,
    onChange: state.subscribe,
    run: senders.run,
    soon: () => senders.current()?.soon(),
    start: senders.start,
  };
}
