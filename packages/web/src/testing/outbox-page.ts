import type { Delivery } from '../platform/outbox/delivery.ts';
import type { User } from '../platform/session/session.ts';

/** The reply of a server: a status, or `ok`. */
type Reply = number | 'ok';

interface Options extends Pick<Delivery<string, string>, 'isFinal' | 'ask'> {
  readonly name?: string;
  readonly itemsOnLeaving?: number;
  readonly quietMs?: number;
  readonly longestMs?: number;
  readonly retryMs?: (failures: number) => number;
  /** False: the reply does not name the refused entry. */
  readonly saysWhat?: boolean;
}

const doNothing = (): void => {};

/** For tests: a page with an outbox of words on the given device. Each owner has a separate outbox. */
export async function openOutboxPage() {
  const { ApiError } = await import('../platform/api/api-error.ts');
  const { setUser } = await import('../platform/session/session.ts');
  const { createOutbox } = await import('../platform/outbox/outbox.ts');
  const waiting = new Map<string, string[]>();
  const put: string[] = [];
  const refused: string[] = [];
  /** Whether the reply belonged to the current account. */
  const accepted: boolean[] = [];
  let replies: Reply[] = [];
  let usual: Reply = 'ok';
  let gate: Promise<void> | undefined;
  let whilePut = doNothing;
  let underWay = 0;
  let mostUnderWay = 0;

  const remove = (owner: string, item: string) =>
    waiting.set(
      owner,
      waitingOf(owner).filter((each) => each !== item),
    );
  const waitingOf = (owner: string): string[] => waiting.get(owner) ?? [];

  async function send(item: string, keepalive: boolean): Promise<string> {
    const reply = replies.shift() ?? usual;
    put.push(keepalive ? `${item}, leaving` : item);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    whilePut();
    await gate;
    underWay -= 1;
    if (reply !== 'ok') throw new ApiError(reply, `${reply}: no`, reply === 0 ? 'network' : 'unknown');
    return item;
  }

  const open = ({ saysWhat = true, isFinal, ask, ...rest }: Options = {}) =>
    createOutbox<string, string>({
      ...rest,
      delivery: (owner) => ({
        ...(isFinal && { isFinal }),
        ...(ask && { ask }),
        next: (taken) => waitingOf(owner).find((item) => !taken.includes(item)),
        put: send,
        accept: (item, _answer, isHere) => {
          accepted.push(isHere);
          remove(owner, item);
        },
        refuse: (item) => {
          if (saysWhat) {
            refused.push(item);
            remove(owner, item);
          }
          return saysWhat;
        },
      }),
    });

  return {
    open,
    put,
    refused,
    accepted,
    waitingOf,
    mostUnderWay: () => mostUnderWay,
    // The outbox reads only the id of a user.
    signIn: (id: string) => setUser({ id } as User),
    signOut: () => setUser(null),
    write: (owner: string, ...items: string[]) => waiting.set(owner, [...waitingOf(owner), ...items]),
    /** The next replies, and the one for all later requests. */
    reply: (next: Reply[], then: Reply = 'ok') => {
      replies = next;
      usual = then;
    },
    whilePut: (work: () => void) => {
      whilePut = () => {
        whilePut = doNothing;
        work();
      };
    },
    /** Delays the replies; the returned function releases them. */
    holdReplies: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = undefined;
        resolve();
      };
    },
  };
}
