import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface ReadEvent {
  readonly id: string;
  readonly type: string;
  readonly data: unknown;
}

/** A reader of a group's stream, over a real connection. */
export interface LiveReader {
  readonly status: number;
  /** Everything received, except beats. */
  readonly events: readonly ReadEvent[];
  /** Waits for an event that was not returned before. @throws when none arrives within five seconds */
  next(type: string): Promise<ReadEvent>;
  /** Resolves true when the stream has ended, false when it has not within `ms`. */
  ended(ms: number): Promise<boolean>;
  close(): void;
}

const WAIT_MS = 5000;

function readEvent(block: string): ReadEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(': ');
      return [name, rest.join(': ')];
    }),
  );
  const type = fields.get('event');
  if (!type || type === 'beat') return null;
  return { id: fields.get('id') ?? '', type, data: JSON.parse(fields.get('data') ?? 'null') };
}

async function until(holds: () => boolean, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(5)) if (holds()) return true;
  return holds();
}

/** Opens the stream of a group. @param origin of a listening server, without a trailing slash */
export const listen = (
  origin: string,
  groupId: string,
  cookie: string,
  lastEventId = '',
): Promise<LiveReader> => listenAt(`${origin}/api/location/group/${groupId}/live`, cookie, lastEventId);

/** Opens any stream, by its address. */
export async function listenAt(address: string, cookie: string, lastEventId = ''): Promise<LiveReader> {
  // Not with `fetch`, which opens new connections in place of aborted ones, and so keeps the server open.
  const request = get(address, {
    agent: false,
    headers: { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
  });
  // The arguments of `response`.
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  const events: ReadEvent[] = [];
  let seen = 0;
  let isOver = false;
  let text = '';
  reply.setEncoding('utf8');
  reply.on('data', (chunk: string) => {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    events.push(...blocks.flatMap((block) => readEvent(block) ?? []));
  });
  // A broken connection ends the stream too.
  reply.on('error', () => {});
  reply.once('close', () => {
    isOver = true;
  });
  return {
    status: reply.statusCode ?? 0,
    events,
    next: async (type) => {
      const find = (): number => events.findIndex((event, index) => index >= seen && event.type === type);
      await until(() => find() >= 0, WAIT_MS);
      const found = events[find()];
      if (!found) throw new Error(`no ${type} came; there came: ${JSON.stringify(events.slice(seen))}`);
      seen = events.indexOf(found) + 1;
      return found;
    },
    ended: (ms) => until(() => isOver, ms),
    close: () => request.destroy(),
  };
}
