import { randomUUID } from 'node:crypto';
import type { Database } from '../database/index.ts';
import type { Logger } from '../logger.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import type { Bus } from './bus.ts';
import type { Changes } from './changes.ts';
import { readEnvelope } from './envelope.ts';
import { createPartsReader, partsOf } from './parts.ts';

// Written by the triggers: see migrations/0009_announced_changes.sql.
const CHANGES = 'manasik_changes';
const CAST = 'manasik_cast';
const ASK = 'manasik_ask';
const heardBy = (process: string): string => `manasik_heard_${process}`;

// Longer than any process that is well takes; nobody is to wait longer for one that is not.
const HEARD_WITHIN_MS = 500;
// While nobody listens; with so many left unsaid the others are told less than they might be.
const MOST_UNSAID = 1000;

type Listeners = Map<string, ((text: string) => void)[]>;

function add(listeners: Listeners, name: string, listener: (text: string) => void): void {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

/** What the database announces, and what processes tell each other through it (`LISTEN`, `NOTIFY`). */
export function createDatabaseBus(database: Pick<Database, 'kind' | 'listen'>, log: Logger): Bus & Changes {
  const self = randomUUID().replaceAll('-', '');
  const isAlone = database.kind === 'embedded';
  const ofTables: Listeners = new Map();
  const ofTopics: Listeners = new Map();
  const gapListeners: (() => void)[] = [];
  const acknowledgements = createAcknowledgements();
  const parts = createPartsReader();
  let lastAsk = 0;
  let isListening = false;
  let isClosing = false;
  let whenListening = Promise.withResolvers<void>();
  let unsaid: string[] = [];

  const gap = (): void => {
    for (const listener of gapListeners) listener();
  };
  const tell = (listeners: Listeners, name: string, text: string): void => {
    try {
      for (const listener of listeners.get(name) ?? []) listener(text);
    } catch (error) {
      // Perhaps of another version of ours: the process goes on.
      log.warn({ err: error, name }, 'an announcement could not be dealt with');
    }
  };
  const announce = (channel: string, payloads: readonly string[]): Promise<void> =>
    listener.announce(channel, payloads);
  const say = (json: string): void => {
    announce(CAST, partsOf(self, json)).catch(() => {
      unsaid = [...unsaid.slice(1 - MOST_UNSAID), json];
    });
  };
  const hearCast = (part: string): void => {
    if (part.startsWith(self)) return;
    const json = parts.read(part);
    if (json === null) return;
    const envelope = readEnvelope(json);
    if (envelope) tell(ofTopics, envelope.topic, envelope.message);
  };
  const hearAsk = (payload: string, by: number): void => {
    const [from = '', id = ''] = payload.split(' ');
    if (from === self) return acknowledgements.heard(Number(id), by);
    // Where it fails this process listens no more, and remembers nothing.
    announce(heardBy(from), [id]).catch(() => {});
  };
  const listener = database.listen([CHANGES, CAST, ASK, heardBy(self)], {
    announced: (channel, payload, by) => {
      if (channel === ASK) return hearAsk(payload, by);
      if (channel === CAST) return hearCast(payload);
      if (channel !== CHANGES) return acknowledgements.heard(Number(payload), by);
      const space = payload.indexOf(' ');
      tell(ofTables, payload.slice(0, space), payload.slice(space + 1));
    },
    listening: () => {
      // Nothing remembered before this moment can be trusted: changes may have passed unheard.
      gap();
      isListening = true;
      whenListening.resolve();
      const late = unsaid;
      unsaid = [];
      for (const json of late) say(json);
    },
    lost: () => {
      if (!isListening) return;
      if (!isClosing) log.warn('the database is not listened to; nothing is remembered until it is again');
      isListening = false;
      whenListening = Promise.withResolvers();
      parts.clear();
      acknowledgements.giveUp();
      gap();
    },
  });

  /** Whether every process has answered in so many milliseconds. */
  const ask = (ms: number): Promise<boolean> => {
    lastAsk += 1;
    const id = lastAsk;
    const heard = acknowledgements.wait(id, ms);
    Promise.all([listener.listeners(), announce(ASK, [`${self} ${id}`])]).then(
      ([listeners]) => acknowledgements.expect(id, listeners),
      // The wait ends as the connection breaks.
      () => {},
    );
    return heard;
  };
  const listensWithin = async (ms: number): Promise<boolean> => {
    if (isListening) return true;
    const timer = Promise.withResolvers<void>();
    const timeout = setTimeout(timer.resolve, ms);
    await Promise.race([whenListening.promise, timer.promise]);
    clearTimeout(timeout);
    return isListening;
  };

  return {
    on: (table, listen) => add(ofTables, table, (text) => listen(...text.split(' '))),
    subscribe: (topic, listen) => add(ofTopics, topic, listen),
    onGap: (listen) => {
      gapListeners.push(listen);
    },
    isWhole: () => isListening,
    isAlone,
    heard: async () => {
      // The embedded database has told before it said that the change is made.
      if (isAlone) return;
      const end = performance.now() + HEARD_WITHIN_MS;
      for (let left = HEARD_WITHIN_MS; left > 0; left = end - performance.now()) {
        if ((await listensWithin(left)) && (await ask(left))) return;
      }
      log.warn('not every process has said that it heard of a change');
    },
    cast: (topic, message) => {
      if (isAlone) return;
      const json = JSON.stringify({ from: self, topic, message });
      say(json);
    },
    close: async () => {
      isClosing = true;
      acknowledgements.giveUp();
      await listener.close();
    },
  };
}
