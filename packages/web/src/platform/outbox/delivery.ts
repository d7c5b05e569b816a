import { ApiError, mayPass } from '../api/api-error.ts';

/** How a feature delivers its items to the server. */
export interface Delivery<Item, Answer = unknown> {
  /**
   * The next item to send; undefined when the server has everything.
   * @param taken items accepted in this attempt: those that changed again since may wait for the next one
   */
  readonly next: (taken: readonly Item[]) => Item | undefined;
  /** Must be idempotent. `keepalive`: the request outlives the page. */
  readonly put: (item: Item, keepalive: boolean) => Promise<Answer>;
  /**
   * Removes an item that the server has accepted.
   * @param isHere false when another person has signed in meanwhile: they must not see the answer
   */
  readonly accept: (item: Item, answer: Answer, isHere: boolean) => void;
  /** Removes what the server will never accept. False when the error does not name it: then the item is retried. */
  readonly refuse: (item: Item, error: ApiError) => boolean;
  /** Whether retrying is useless; `mayPass` decides by default. */
  readonly isFinal?: (item: Item, error: ApiError) => boolean;
  /** Fetches the server's state after everything was sent. */
  readonly ask?: (taken: readonly Item[], isHere: () => boolean) => Promise<void>;
}

/**
 * Sends the items one after the other. False when it stopped early: the network is lost, or the owner has signed out.
 * @param onSending called with the item under way, and with undefined after it
 * @throws what `put` throws, unless the item was refused; unsent items stay in the outbox
 */
export async function sendWaiting<Item, Answer>(
  delivery: Delivery<Item, Answer>,
  mayAsk: () => boolean,
  onSending: (item: Item | undefined) => void,
): Promise<boolean> {
  const taken: Item[] = [];
  for (let item = delivery.next(taken); item !== undefined; item = delivery.next(taken)) {
    if (!mayAsk()) return false;
    onSending(item);
    let answer: Answer;
    try {
      answer = await delivery.put(item, false);
    } catch (error) {
      onSending(undefined);
      if (isRefused(delivery, item, error)) continue;
      throw error;
    }
    onSending(undefined);
    taken.push(item);
    delivery.accept(item, answer, mayAsk());
  }
  await delivery.ask?.(taken, mayAsk);
  return true;
}

/** Sends up to `most` items while the page closes. Lost ones are still in the outbox when the page is opened again. */
export function sendOnLeaving<Item, Answer>(
  delivery: Delivery<Item, Answer>,
  most: number,
  mayAsk: () => boolean,
  onFailure: () => void,
): void {
  const items: Item[] = [];
  for (let item = delivery.next([]); item !== undefined && items.length < most; item = delivery.next(items)) {
    items.push(item);
  }
  if (!mayAsk()) return;
  for (const item of items) {
    delivery.put(item, true).then(
      (answer) => delivery.accept(item, answer, mayAsk()),
      (error: unknown) => {
        if (!isRefused(delivery, item, error)) onFailure();
      },
    );
  }
}

const isRefused = <Item>(
  delivery: Pick<Delivery<Item>, 'isFinal' | 'refuse'>,
  item: Item,
  error: unknown,
): boolean =>
  error instanceof ApiError &&
  (delivery.isFinal?.(item, error) ?? !mayPass(error)) &&
  delivery.refuse(item, error);
