import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/index.ts';
import type { Message } from './thread.ts';
import { createThread, type Thread } from './thread-store.ts';

const me = 'me';
const pageLength = 50;

const message = (number: number, userId = 'other'): Message => ({
  id: `id-${number}`,
  number,
  userId,
  text: `text ${number}`,
  phrase: null,
  sentAt: '2026-11-21T12:00:00.000Z',
  isRemoved: false,
});

/** A group with messages on the server, and a page that shows it. */
function createWorld(count: number, kept?: Parameters<typeof createThread>[0]['kept']) {
  const stored = Array.from({ length: count }, (_, index) => message(index + 1));
  let failure: ApiError | undefined;
  let isSending = false;
  let now = 1_000_000;
  let thread: Thread | undefined;
  const onGone = vi.fn<() => void>();
  const keep = vi.fn<(messages: readonly Message[], at: number) => void>();
  const asked: object[] = [];
  const store = createThread({
    userId: me,
    kept,
    keep,
    onGone,
    onChange: (next) => {
      thread = next;
    },
    isSending: () => isSending,
    now: () => now,
    ask: async ({ before, after }) => {
      asked.push({ before, after });
      if (failure) throw failure;
      const messages =
        after === undefined
          ? stored.filter(({ number }) => before === undefined || number < Number(before)).slice(-pageLength)
          : stored.filter(({ number }) => number > Number(after)).slice(0, pageLength);
      return { messages, last: stored.length, reads: [] };
    },
  });
  return {
    store,
    stored,
    asked,
    onGone,
    keep,
    thread: () => thread,
    numbers: () => thread?.messages.map(({ number }) => number),
    say: (userId?: string) => {
      const said = message(stored.length + 1, userId);
      stored.push(said);
      return said;
    },
    fail: (next: ApiError | undefined) => {
      failure = next;
    },
    setSending: (next: boolean) => {
      isSending = next;
    },
    wait: (ms: number) => {
      now += ms;
    },
  };
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

describe('the thread of a page', () => {
  it('shows the newest page, saves it, and loads earlier pages up to the first', async () => {
    const world = createWorld(120);
    await world.store.refresh();
    expect(world.numbers()).toEqual(range(71, 120));
    expect(world.thread()).toMatchObject({ status: 'ready', earlier: 'more' });
    expect(world.keep).toHaveBeenLastCalledWith(world.thread()?.messages, 1_000_000);
    await world.store.showEarlier();
    await world.store.showEarlier();
    expect(world.numbers()).toEqual(range(1, 120));
    expect(world.thread()?.earlier).toBe('none');
    await world.store.showEarlier();
    expect(world.asked).toHaveLength(3);
  });

  it('fetches the messages after the newest known one, page after page, when some may be missing', async () => {
    const world = createWorld(10);
    await world.store.refresh();
    for (let n = 0; n < 70; n += 1) world.say();
    world.store.receive({ type: 'refetch' });
    await world.store.refresh();
    expect(world.numbers()).toEqual(range(1, 80));
    expect(world.asked.slice(1, 3)).toEqual([
      { before: undefined, after: '10' },
      { before: undefined, after: '60' },
    ]);
  });

  it('fills the gap when the stream skips a message', async () => {
    const world = createWorld(3);
    await world.store.refresh();
    world.say();
    world.store.receive({ type: 'message', data: world.say() });
    await world.store.refresh();
    expect(world.numbers()).toEqual(range(1, 5));
  });

  it('notices removed messages after a minute', async () => {
    const world = createWorld(2);
    await world.store.refresh();
    world.stored[0] = { ...message(1), text: null, isRemoved: true };
    world.wait(61_000);
    await world.store.refresh();
    expect(world.thread()?.messages[0]).toMatchObject({ text: null, isRemoved: true });
  });

  it('does not show the user’s own message twice while its reply is pending', async () => {
    const world = createWorld(1);
    await world.store.refresh();
    world.setSending(true);
    const own = world.say(me);
    world.store.receive({ type: 'message', data: own });
    expect(world.numbers()).toEqual([1]);
    world.setSending(false);
    world.store.receive({ type: 'message', data: own });
    world.store.settle();
    expect(world.numbers()).toEqual([1, 2]);
  });

  it('shows saved messages until the server answers, and the reason when it does not', async () => {
    const world = createWorld(4, { messages: [message(1), message(2)], keptAt: 5 });
    world.fail(new ApiError(0, '0: away', 'network'));
    await world.store.refresh();
    expect(world.thread()).toMatchObject({ status: 'kept', asOf: 5, error: { status: 0 } });
    expect(world.numbers()).toEqual([1, 2]);
    expect(world.keep).not.toHaveBeenCalled();
    world.fail(undefined);
    await world.store.refresh();
    expect(world.thread()).toMatchObject({ status: 'ready', error: undefined });
    expect(world.numbers()).toEqual([1, 2, 3, 4]);
  });

  it('clears everything when the reader is not in the group', async () => {
    const world = createWorld(3);
    await world.store.refresh();
    world.fail(new ApiError(404, 'gone', 'group.notFound'));
    world.store.receive({ type: 'refetch' });
    await world.store.refresh();
    expect(world.thread()).toMatchObject({ status: 'gone', messages: [] });
    expect(world.onGone).toHaveBeenCalledOnce();
    world.store.receive({ type: 'message', data: message(9) });
    expect(world.thread()?.messages).toEqual([]);
  });

  it('can retry when loading earlier messages failed', async () => {
    const world = createWorld(60);
    await world.store.refresh();
    world.fail(new ApiError(500, 'no', 'server.error'));
    await world.store.showEarlier();
    expect(world.thread()?.earlier).toBe('failed');
    world.fail(undefined);
    await world.store.showEarlier();
    expect(world.numbers()).toEqual(range(1, 60));
  });
});
