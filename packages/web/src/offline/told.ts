import { isLanguage } from '@manasik/core/text/languages';
import type { Told } from './offline-list.ts';

// Outlives builds, so that a new worker knows what to fetch before it takes the place of the old one.
export const toldCache = 'manasik-told';
const address = '/told';

/** Keeps what is known of the person where page and worker both find it. */
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
