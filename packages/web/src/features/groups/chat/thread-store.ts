import { ApiError } from '../../../platform/api/api-error.ts';
import type { LiveEvent } from '../live/live-channel.ts';
import {
  hasEarlier,
  knownUpTo,
  type Message,
  merged,
  type Page,
  type ReadMark,
  withNewest,
  withRead,
  withReads,
  withRemoved,
} from './thread.ts';

export interface Thread {
  /** `kept`: the server has not answered yet, and these come from this device. */
  readonly status: 'loading' | 'kept' | 'ready' | 'gone';
  readonly messages: readonly Message[];
  readonly reads: readonly ReadMark[];
  /** When the server last sent the newest messages: milliseconds since 1970. */
  readonly asOf: number | undefined;
  /** Why the last attempt to fetch the newest messages failed. */
  readonly error: ApiError | undefined;
  readonly isAsking: boolean;
  readonly earlier: 'none' | 'more' | 'loading' | 'failed';
}

interface ThreadParts {
  /** The reader. */
  readonly userId: string;
  readonly ask: (query: { before?: string; after?: string }) => Promise<Page>;
  readonly kept: { readonly messages: readonly Message[]; readonly keptAt: number } | undefined;
  readonly keep: (messages: readonly Message[], now: number) => void;
  /** Called when the reader is not, or no longer, in the group. */
  readonly onGone: () => void;
  readonly onChange: (thread: Thread) => void;
  /** Whether a message of the reader is being sent, so that the stream may deliver it before the reply. */
  readonly isSending: () => boolean;
  readonly now: () => number;
}

export type ThreadStore = ReturnType<typeof createThread>;

/** How long a removal that the stream did not deliver may go unnoticed. */
const wholePageEveryMs = 60_000;

export const startOf = (kept: ThreadParts['kept']): Thread => ({
  status: kept ? 'kept' : 'loading',
  messages: kept?.messages ?? [],
  reads: [],
  asOf: kept?.keptAt,
  error: undefined,
  isAsking: false,
  earlier: 'none',
});

/** The messages of one group on this page: fetched, delivered by the stream, and paged upwards. */
export function createThread(parts: ThreadParts) {
  let thread = startOf(parts.kept);
  let own: Message[] = [];
  let pageAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  let isWanted = false;
  let isClosed = false;

  function show(next: Partial<Thread>): void {
    if (isClosed) return;
    const before = thread;
    thread = { ...thread, ...next };
    if (thread.earlier === 'none' || thread.earlier === 'more') {
      thread = { ...thread, earlier: hasEarlier(thread.messages) ? 'more' : 'none' };
    }
    if (thread.status === 'ready' && (thread.messages !== before.messages || thread.asOf !== before.asOf)) {
      parts.keep(thread.messages, thread.asOf ?? parts.now());
    }
    parts.onChange(thread);
  }

  /** Fetches new messages, and once more if requested meanwhile. */
  function refresh(): Promise<void> {
    isWanted = true;
    asking ??= catchUp().finally(() => {
      asking = undefined;
      if (isWanted && !isClosed && thread.status !== 'gone') void refresh();
    });
    return asking;
  }

  async function catchUp(): Promise<void> {
    isWanted = false;
    show({ isAsking: true });
    try {
      await (parts.now() - pageAt > wholePageEveryMs ? fetchNewest() : fetchLater());
    } catch (error) {
      failed(error, (reason) => ({ error: reason, isAsking: false }));
    }
  }

  async function fetchNewest(): Promise<void> {
    const { messages, reads } = await parts.ask({});
    pageAt = parts.now();
    arrived(withNewest(thread.messages, messages), reads);
  }

  async function fetchLater(): Promise<void> {
    for (;;) {
      const after = knownUpTo(thread.messages);
      const { messages, reads, last } = await parts.ask({ after: String(after) });
      arrived(merged(thread.messages, messages), reads);
      if (messages.length === 0 || knownUpTo(thread.messages) >= last || isClosed) return;
    }
  }

  const arrived = (messages: readonly Message[], reads: readonly ReadMark[]): void =>
    show({
      status: 'ready',
      messages,
      reads: withReads(thread.reads, reads),
      asOf: parts.now(),
      error: undefined,
      isAsking: false,
    });

  async function showEarlier(): Promise<void> {
    const [first] = thread.messages;
    if (!first || thread.earlier === 'loading' || !hasEarlier(thread.messages)) return;
    show({ earlier: 'loading' });
    try {
      const { messages } = await parts.ask({ before: String(first.number) });
      show({ messages: merged(thread.messages, messages), earlier: 'none' });
    } catch (error) {
      failed(error, () => ({ earlier: 'failed' }));
    }
  }

  function failed(error: unknown, next: (reason: ApiError) => Partial<Thread>): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.code !== 'group.notFound') return show(next(error));
    show({ ...startOf(undefined), status: 'gone', error });
    parts.onGone();
  }

  function receive(event: LiveEvent): void {
    if (thread.status === 'gone') return;
    if (event.type === 'refetch') void refresh();
    if (event.type === 'read') show({ reads: withRead(thread.reads, event.data) });
    if (event.type === 'messageRemoved') show({ messages: withRemoved(thread.messages, event.data.id) });
    if (event.type === 'message') take(event.data);
  }

  function take(message: Message): void {
    if (message.userId === parts.userId && parts.isSending()) {
      own = [...own, message];
      return;
    }
    const isNext = message.number <= knownUpTo(thread.messages) + 1;
    show({ messages: merged(thread.messages, [message]) });
    if (!isNext || thread.status !== 'ready') void refresh();
  }

  /** Shows the reader's own messages that the stream delivered while a request was pending. */
  function settle(): void {
    const brought = own;
    own = [];
    for (const message of brought) take(message);
  }

  return {
    refresh,
    showEarlier,
    receive,
    settle,
    /** Removes a message that the reader has deleted. */
    remove: (id: string) => show({ messages: withRemoved(thread.messages, id) }),
    close: () => {
      isClosed = true;
    },
  };
}
