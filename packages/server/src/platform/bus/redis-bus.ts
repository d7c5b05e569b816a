import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from '../logger.ts';
import { type Envelope, readEnvelope } from './envelope.ts';
import type { Bus } from './bus.ts';

const CHANNEL = 'manasik';
// A connection can break without a word: together these are how long that stays unknown at the most.
const ASK_EVERY_MS = 1000;
const ANSWERS_WITHIN_MS = 3000;

/**
 * Redis or Valkey publish/subscribe. What it does not take is told by the `other` bus, since another process may hear Redis
 * all along. Whole only where both are.
 */
export function createRedisBus(redisUrl: string, other: Bus, log: Logger): Bus {
  const self = randomUUID();
  const options = {
    maxRetriesPerRequest: null,
    enableOfflineQueue: false,
    // A command whose answer is lost fails at once, so that its message is told in the other way.
    autoResendUnfulfilledCommands: false,
    commandTimeout: ANSWERS_WITHIN_MS,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 1000),
  };
  const publisher = new Redis(redisUrl, options);
  const subscriber = new Redis(redisUrl, { ...options, autoResubscribe: false });
  const listeners = new Map<string, ((message: string) => void)[]>();
  const gapListeners: (() => void)[] = [];
  let subscribed = false;
  let closing = false;
  // Said once for each time it is away, the start included.
  let isMissed = false;

  const lost = (reason: string): void => {
    if (!isMissed && !closing)
      log.warn({ reason }, 'Redis is away; no positions are remembered until it is back');
    isMissed = true;
    subscribed = false;
    for (const listener of gapListeners) listener();
    // Where only the other connection broke, this one would never be ready again: it begins anew.
    if (!closing && subscriber.status === 'ready') subscriber.disconnect(true);
  };
  for (const client of [publisher, subscriber]) {
    client.on('error', (error) => log.debug({ reason: error.message }, 'bus error'));
    client.on('close', () => lost('connection closed'));
  }
  const listen = async (): Promise<void> => {
    await subscriber.subscribe(CHANNEL);
    // Nothing remembered before this moment can be trusted: messages may have passed unheard.
    for (const listener of gapListeners) listener();
    subscribed = true;
    isMissed = false;
    log.info('Redis is connected');
  };
  subscriber.on('ready', () => {
    listen().catch((error: Error) => lost(error.message));
  });
  const asking = setInterval(() => {
    if (subscribed) subscriber.ping().catch((error: Error) => lost(error.message));
  }, ASK_EVERY_MS).unref();
  subscriber.on('message', (_channel, text) => {
    const envelope = readEnvelope(text);
    if (!envelope) return log.warn('the bus carried a message that is not of ours');
    const { from, topic, message } = envelope;
    if (from === self) return;
    try {
      for (const listener of listeners.get(topic) ?? []) listener(message);
    } catch (error) {
      // Perhaps of another version of ours: the process goes on.
      log.warn({ err: error, topic }, 'the bus carried a message that could not be dealt with');
    }
  });

  return {
    cast: (topic, message) => {
      if (publisher.status !== 'ready') return other.cast(topic, message);
      const envelope: Envelope = { from: self, topic, message };
      publisher.publish(CHANNEL, JSON.stringify(envelope)).catch((error: Error) => {
        other.cast(topic, message);
        lost(error.message);
      });
    },
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
      other.subscribe(topic, listener);
    },
    onGap: (listener) => {
      gapListeners.push(listener);
      other.onGap(listener);
    },
    isWhole: () => subscribed && publisher.status === 'ready' && other.isWhole(),
    isAlone: false,
    close: async () => {
      closing = true;
      clearInterval(asking);
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
