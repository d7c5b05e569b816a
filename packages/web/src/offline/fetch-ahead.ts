import { isRightPage, keepFile, keepPage, keptFile, keptPage, openCache } from './cache.ts';
import {
  assetsFor,
  type OfflineList,
  type OfflinePage,
  pagesFor,
  type OfflineProfile,
} from './offline-list.ts';
import { pageKey } from './request-kind.ts';

const atOnce = 4;

/**
 * Fetches what is missing of everything that this person needs offline. What is stored is not fetched again, so that an
 * interrupted attempt continues where it stopped.
 * @throws when a file or page cannot be fetched; the app is then not ready for use offline
 */
export async function fetchAhead(list: OfflineList, profile: OfflineProfile): Promise<void> {
  const here = await (await openCache(list)).keys();
  const known = new Set(here.map(({ url }) => new URL(url).pathname));
  const tasks = [
    ...assetsFor(list, profile)
      .filter((address) => !known.has(address))
      .map((address) => () => fetchFile(list, address)),
    ...pagesFor(list, profile).map((page) => () => fetchPage(list, page, profile)),
  ].values();
  const line = async () => {
    for (const task of tasks) await task();
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}

async function fetchFile(list: OfflineList, address: string): Promise<void> {
  const reply = (await keptFile(address)) ?? (await fetch(address, { priority: 'low' }));
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  await keepFile(list, address, reply);
}

async function fetchPage(list: OfflineList, page: OfflinePage, profile: OfflineProfile): Promise<void> {
  const kept = await keptPage(list, page.path, profile.language);
  if (kept && isRightPage(kept, page, profile.signedIn)) return;
  const address = pageKey(page.path, profile.language);
  const reply = await fetch(address, { redirect: 'manual', cache: 'no-cache', priority: 'low' });
  // The session ended in the meantime, so nobody may see this page.
  if (reply.type === 'opaqueredirect') return;
  if (!(await keepPage(list, page.path, reply))) throw new Error(`${address}: not a page of this build`);
}
