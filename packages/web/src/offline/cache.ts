import type { Language } from '@manasik/core/text/languages';
import { isKept, type OfflineList, type OfflinePage } from './offline-list.ts';
import { pageKey } from './request-kind.ts';
import { profileCache } from './profile.ts';

/** Files and pages of one build. */
const cacheOf = (build: string): string => `manasik-${build}`;

// The address contains the language and the page contains its build, so other headers must not prevent a match.
const anyway: CacheQueryOptions = { ignoreVary: true };

export const openCache = (list: OfflineList): Promise<Cache> => caches.open(cacheOf(list.build));

/** A file from any build: its name changes with its content. */
export const keptFile = (address: string): Promise<Response | undefined> => caches.match(address, anyway);

export async function keepFile(list: OfflineList, address: string, reply: Response): Promise<void> {
  await (await openCache(list)).put(address, reply);
}

/** A page of this build in exactly this language. */
export async function keptPage(
  list: OfflineList,
  path: string,
  language: Language,
): Promise<Response | undefined> {
  return (await openCache(list)).match(pageKey(path, language), anyway);
}

/** The same page from another build. A newer build that waits to take over is complete, too. */
export const keptPageOfAny = (path: string, language: Language): Promise<Response | undefined> =>
  caches.match(pageKey(path, language), anyway);

/**
 * Stores a page under the language of its reply. Returns false for replies that are not a page of this build, such as a
 * page of a newer build or the sign-in page of a hotel network.
 */
export async function keepPage(list: OfflineList, path: string, reply: Response): Promise<boolean> {
  const language = reply.headers.get('content-language');
  if (reply.status !== 200 || reply.redirected || !language || !isKept(list, path)) return false;
  if (!(await reply.clone().text()).includes(` data-build="${list.build}"`)) return false;
  const cache = await openCache(list);
  // The server sends only codes of our languages.
  await cache.put(pageKey(path, language as Language), reply);
  return true;
}

/** Whether this is the variant for signed-in people. It contains no personal data, but links to it. */
const isPersonal = (reply: Response): boolean =>
  reply.headers.get('cache-control')?.includes('no-store') === true;

/** Whether the stored variant is the one that this person would get. */
export const isRightPage = (kept: Response, { session }: OfflinePage, signedIn: boolean): boolean =>
  session !== 'both' || isPersonal(kept) === signedIn;

/** Removes the pages for signed-in people, of all builds and languages. */
export async function forgetPersonalPages(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (request.url.includes('/assets/')) continue;
      const kept = await cache.match(request, anyway);
      if (kept && isPersonal(kept)) await cache.delete(request, anyway);
    }
  }
}

/** Removes the caches of other builds. */
export async function forgetOtherBuilds(list: OfflineList): Promise<void> {
  const mine = new Set([cacheOf(list.build), profileCache]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !mine.has(name)).map((name) => caches.delete(name)));
}
