import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from '../logger.ts';
import type { Bus } from './index.ts';

const CHANNEL = 'manasik';

interface Envelope {
  readonly from: string;
  readonly topic: string;
  readonly message: string;
}

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
  let subscribed = false;
  // What could not be said is said on return: another process may have heard Redis all along.
  let unsaid: string[] = [];

  const lost = (reason: string): void => {
    if (subscribed) log.warn({ reason }, 'the bus is away; nothing is remembered until it is back');
    subscribed = false;
    for (const listener of gapListeners) listener();
  };
  const say = (text: string): void => {
    publisher.publish(CHANNEL, text).catch((error: Error) => {
      unsaid.push(text);
      lost(error.message);
    });
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
    log.info('the bus is connected');
  };
  subscriber.on('ready', () => {
    listen().catch((error: Error) => lost(error.message));
  });
  publisher.on('ready', () => {
    const late = unsaid;
    unsaid = [];
    for (const text of late) say(text);
  });
  subscriber.on('message', (_channel, text) => {
    // Only processes of ours publish here.
    const envelope = JSON.parse(text) as Envelope;
    if (envelope.from === self) return;
    for (const listener of listeners.get(envelope.topic) ?? []) listener(envelope.message);
  });

  return {
    publish: (topic, message) => {
      const envelope: Envelope = { from: self, topic, message };
      say(JSON.stringify(envelope));
    },
    subscribe: (topic, listener) => {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    onGap: (listener) => {
      gapListeners.push(listener);
    },
    isWhole: () => subscribed && publisher.status === 'ready',
    staleAfterMs: 0,
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
