import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from '../logger.ts';
import { createAcknowledgements } from './acknowledgements.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import type { Bus } from './bus.ts';

const CHANNEL = 'manasik';
const heardBy = (process: string): string => `${CHANNEL}.heard.${process}`;

// A process that alone lost Redis cannot tell the others what it changed: they remember no longer than this.
const STALE_AFTER_MS = 5000;
// Longer than any process that is well takes; nobody is to wait longer for one that is not.
const HEARD_WITHIN_MS = 500;
// Who did not hear within STALE_AFTER_MS has forgotten by itself; this is for short gaps.
const MOST_UNSAID = 1000;

/** Redis or Valkey publish/subscribe. While it is away the process goes on, and remembers nothing. */
export function createRedisBus(redisUrl: string, log: Logger): Bus {
  const self = randomUUID();
  const options = {
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 1000),
  };
  const publisher = new Redis(redisUrl, options);
  const subscriber = new Redis(redisUrl, { ...options, autoResubscribe: false });
  const listeners = new Map<string, ((message: string) => void)[]>();
  const gapListeners: (() => void)[] = [];
  const acknowledgements = createAcknowledgements();
  let lastId = 0;
  let subscribed = false;
  let closing = false;
  // Said once for each time it is away, the start included.
  let isMissed = false;
  // What could not be said is said on return: another process may have heard Redis all along.
  let unsaid: Envelope[] = [];

  const lost = (reason: string): void => {
    if (!isMissed && !closing)
      log.warn({ reason }, 'the bus is away; nothing is remembered until it is back');
    isMissed = true;
    subscribed = false;
    acknowledgements.giveUp();
    for (const listener of gapListeners) listener();
    // Where only the other connection broke, this one would never be ready again: it begins anew.
    if (!closing && subscriber.status === 'ready') subscriber.disconnect(true);
  };
  const say = async (envelope: Envelope): Promise<void> => {
    const heard = acknowledgements.wait(envelope.id, HEARD_WITHIN_MS);
    publisher
      .publish(CHANNEL, JSON.stringify(envelope))
      .then((hearers) => acknowledgements.expect(envelope.id, hearers))
      .catch((error: Error) => {
        unsaid = [...unsaid.slice(1 - MOST_UNSAID), envelope];
        lost(error.message);
      });
    if (!(await heard) && subscribed) log.warn('not every process has said that it heard the bus');
  };
  for (const client of [publisher, subscriber]) {
    client.on('error', (error) => log.debug({ reason: error.message }, 'bus error'));
    client.on('close', () => lost('connection closed'));
  }
  const listen = async (): Promise<void> => {
    await subscriber.subscribe(CHANNEL, heardBy(self));
    // Nothing remembered before this moment can be trusted: messages may have passed unheard.
    for (const listener of gapListeners) listener();
    subscribed = true;
    isMissed = false;
    log.info('the bus is connected');
  };
  subscriber.on('ready', () => {
    listen().catch((error: Error) => lost(error.message));
  });
  publisher.on('ready', () => {
    const late = unsaid;
    unsaid = [];
    for (const envelope of late) void say(envelope);
  });
  subscriber.on('message', (channel, text) => {
    if (channel === heardBy(self)) return acknowledgements.heard(Number(text));
    const envelope = readEnvelope(text);
    if (!envelope) return log.warn('the bus carried a message that is not of ours');
    const { from, id, topic, message } = envelope;
    // Redis counts this process among the hearers too.
    if (from === self) return acknowledgements.heard(id);
    try {
      for (const listener of listeners.get(topic) ?? []) listener(message);
    } catch (error) {
      // Perhaps of another version of ours: nobody is told that it was heard, and the process goes on.
      return log.warn({ err: error, topic }, 'the bus carried a message that could not be dealt with');
    }
    if (id !== 0) publisher.publish(heardBy(from), String(id)).catch((error: Error) => lost(error.message));
  });

  return {
    publish: (topic, message) => {
      lastId += 1;
      return say({ from: self, id: lastId, topic, message });
    },
    cast: (topic, message) => {
      if (publisher.status !== 'ready') return;
      const envelope: Envelope = { from: self, id: 0, topic, message };
      publisher.publish(CHANNEL, JSON.stringify(envelope)).catch((error: Error) => lost(error.message));
    },
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    onGap: (listener) => {
      gapListeners.push(listener);
    },
    isWhole: () => subscribed && publisher.status === 'ready',
    isAlone: false,
    staleAfterMs: STALE_AFTER_MS,
    close: async () => {
      closing = true;
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
