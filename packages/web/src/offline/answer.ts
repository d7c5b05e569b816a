import { forgetPersonalPages, keepFile, keepPage, keptFile, keptPage, keptPageOfAny } from './cache.ts';
import { type OfflineList, offlinePath } from './offline-list.ts';
import { languageOf } from './request-kind.ts';
import { readTold } from './told.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** How long the network may take before a page that is here is shown instead. */
const patienceMs = 3000;

/** Files never change: from the device when they are here. */
export async function answerFile(list: OfflineList, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await keptFile(request.url);
  if (kept) return kept;
  const reply = await fetch(request);
  // A full storage keeps nothing more. The file has come all the same, and the page needs it.
  if (reply.ok) event.waitUntil(keepFile(list, request.url, reply.clone()).catch(() => undefined));
  return reply;
}

/** Pages come from the network, from the device when that is slow, broken or gone, else there is one that explains. */
export async function answerPage(
  list: OfflineList,
  scope: WorkerScope,
  event: FetchEvent,
): Promise<Response> {
  const address = new URL(event.request.url);
  // Without a reply there is undefined, which is what all that follows asks for.
  const network = fetch(event.request).catch(() => undefined);
  event.waitUntil(network.then((reply) => keepVisited(list, address.pathname, reply?.clone())));
  const quick = await Promise.race([network, pause(patienceMs)]);
  if (quick && quick.status < 500) return quick;

  const told = await readTold();
  const language = languageOf(address, told?.language, scope.navigator.languages);
  const kept =
    (await keptPage(list, address.pathname, language)) ?? (await keptPageOfAny(address.pathname, language));
  if (kept) return kept;
  return (await network) ?? explain(list, scope, address);
}

/** The page that says what works without a network, in the language that was asked for, else in the person's own. */
export async function explain(list: OfflineList, scope: WorkerScope, address: URL): Promise<Response> {
  const told = await readTold();
  const asked = languageOf(address, told?.language, scope.navigator.languages);
  return (
    (await keptPage(list, offlinePath, asked)) ??
    (told && (await keptPage(list, offlinePath, told.language))) ??
    Response.error()
  );
}

async function keepVisited(list: OfflineList, path: string, reply: Response | undefined): Promise<void> {
  // Sent to sign in from a page for users: nobody is signed in any more.
  if (reply?.type === 'opaqueredirect') await forgetPersonalPages();
  else if (reply) await keepPage(list, path, reply);
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
