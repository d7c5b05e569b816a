import { isLanguage } from '@manasik/core/text/languages';
import type { Told } from './offline-list.ts';

// Remains when the build changes, so that a new worker knows what to fetch before it takes over.
export const toldCache = 'manasik-told';
const address = '/told';

/** Stores what is known about the person where both the page and the worker can read it. */
export async function keepTold(told: Told): Promise<void> {
  const cache = await caches.open(toldCache);
  await cache.put(address, Response.json(told));
}

export async function readTold(): Promise<Told | undefined> {
  const kept = await caches.match(address, { cacheName: toldCache });
  const told: unknown = await kept?.json();
  return isTold(told) ? told : undefined;
}

const isTold = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && 'language' in value && isLanguage(value.language);
