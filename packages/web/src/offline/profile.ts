import { isLanguage } from '@manasik/core/text/languages';
import type { OfflineProfile } from './offline-list.ts';

// Remains when the build changes, so that a new worker knows what to fetch before it takes over.
export const profileCache = 'manasik-profile';
const address = '/profile';

/** Stores what is known about the person where both the page and the worker can read it. */
export async function storeProfile(profile: OfflineProfile): Promise<void> {
  const cache = await caches.open(profileCache);
  await cache.put(address, Response.json(profile));
}

export async function readProfile(): Promise<OfflineProfile | undefined> {
  const kept = await caches.match(address, { cacheName: profileCache });
  const profile: unknown = await kept?.json();
  return isProfile(profile) ? profile : undefined;
}

const isProfile = (value: unknown): value is OfflineProfile =>
  typeof value === 'object' && value !== null && 'language' in value && isLanguage(value.language);
