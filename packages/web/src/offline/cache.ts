import type { Language } from '@manasik/core/text/languages';
import { isKept, type OfflineList, type OfflinePage } from './offline-list.ts';
import { pageKey } from './request-kind.ts';
import { toldCache } from './told.ts';

/** Files and pages of one build. */
const cacheOf = (build: string): string => `manasik-${build}`;

// Addresses say the language and pages say their build, so nothing else may keep an answer from being found.
const anyway: CacheQueryOptions = { ignoreVary: true };

export const openCache = (list: OfflineList): Promise<Cache> => caches.open(cacheOf(list.build));

/** A file, from whichever build has it: its name changes with what is in it. */
export const keptFile = (address: string): Promise<Response | undefined> => caches.match(address, anyway);

export async function keepFile(list: OfflineList, address: string, reply: Response): Promise<void> {
  await (await openCache(list)).put(address, reply);
}

/** A page of this build, in exactly this language. */
export async function keptPage(
  list: OfflineList,
  path: string,
  language: Language,
): Promise<Response | undefined> {
  return (await openCache(list)).match(pageKey(path, language), anyway);
}

/** The same page of another build: that of a newer one, which waits to take over, is as whole. */
export const keptPageOfAny = (path: string, language: Language): Promise<Response | undefined> =>
  caches.match(pageKey(path, language), anyway);

/**
 * Keeps a page as it came, under the language it came in, and says whether it did: what is not a page of this build,
 * such as that of a newer one or the sign-in of a hotel's network, is not kept.
 */
export async function keepPage(list: OfflineList, path: string, reply: Response): Promise<boolean> {
  const language = reply.headers.get('content-language');
  if (reply.status !== 200 || reply.redirected || !language || !isKept(list, path)) return false;
  if (!(await reply.clone().text()).includes(` data-build="${list.build}"`)) return false;
  const cache = await openCache(list);
  // The server has said one of our languages.
  await cache.put(pageKey(path, language as Language), reply);
  return true;
}

/** Whether a page is the one that only those who are signed in get. They hold nobody's data, but lead to it. */
const isPersonal = (reply: Response): boolean =>
  reply.headers.get('cache-control')?.includes('no-store') === true;

/** Whether what is kept of a page is what this person would get. */
export const isRightPage = (kept: Response, { session }: OfflinePage, signedIn: boolean): boolean =>
  session !== 'both' || isPersonal(kept) === signedIn;

/** Removes the pages for those who are signed in, of all builds and languages. */
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

/** Removes what other builds have left. */
export async function forgetOtherBuilds(list: OfflineList): Promise<void> {
  const mine = new Set([cacheOf(list.build), toldCache]);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !mine.has(name)).map((name) => caches.delete(name)));
}
