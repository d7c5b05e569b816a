import { isRightPage, keepFile, keepPage, keptFile, keptPage, openCache } from './cache.ts';
import { assetsFor, type OfflineList, type OfflinePage, pagesFor, type Told } from './offline-list.ts';
import { pageKey } from './request-kind.ts';

const atOnce = 4;

/**
 * Fetches what is not here yet of all that this person needs to use the app without a network. Nothing is fetched
 * twice, so that a try that broke off goes on where it stopped.
 * @throws when something could not be had: then nothing may rely on it
 */
export async function fetchAhead(list: OfflineList, told: Told): Promise<void> {
  const here = await (await openCache(list)).keys();
  const known = new Set(here.map(({ url }) => new URL(url).pathname));
  const tasks = [
    ...assetsFor(list, told)
      .filter((address) => !known.has(address))
      .map((address) => () => fetchFile(list, address)),
    ...pagesFor(list, told).map((page) => () => fetchPage(list, page, told)),
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

async function fetchPage(list: OfflineList, page: OfflinePage, told: Told): Promise<void> {
  const kept = await keptPage(list, page.path, told.language);
  if (kept && isRightPage(kept, page, told.signedIn)) return;
  const address = pageKey(page.path, told.language);
  const reply = await fetch(address, { redirect: 'manual', cache: 'no-cache', priority: 'low' });
  // The session has ended meanwhile: this page is for nobody now.
  if (reply.type === 'opaqueredirect') return;
  if (!(await keepPage(list, page.path, reply))) throw new Error(`${address}: not a page of this build`);
}
