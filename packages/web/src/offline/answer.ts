import { redirectOf } from '@manasik/contract/pages';
import { forgetPersonalPages, keepFile, keepPage, keptFile, keptPage, keptPageOfAny } from './cache.ts';
import { type OfflineList, offlinePath } from './offline-list.ts';
import { languageOf } from './request-kind.ts';
import { readProfile } from './profile.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** How long to wait for the network before showing the stored page, in milliseconds. */
const patienceMs = 3000;

/** Answers with the stored file if there is one: the content of a file never changes. */
export async function answerFile(list: OfflineList, event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await keptFile(request.url);
  if (kept) return kept;
  const reply = await fetch(request);
  // The storage may be full. The page needs the file, stored or not.
  if (reply.ok) event.waitUntil(keepFile(list, request.url, reply.clone()).catch(() => undefined));
  return reply;
}

/**
 * Answers with the page from the network, otherwise with the stored page, otherwise with a page that explains what
 * works offline.
 */
export async function answerPage(
  list: OfflineList,
  scope: WorkerScope,
  event: FetchEvent,
): Promise<Response> {
  const address = new URL(event.request.url);
  // As the server does. The page it leads to may be stored.
  const other = redirectOf(address.pathname, address.search);
  if (other !== undefined) return Response.redirect(new URL(other, address).href);
  // A failed request resolves to undefined, which the code below tests for.
  const network = fetch(event.request).catch(() => undefined);
  event.waitUntil(network.then((reply) => keepVisited(list, address.pathname, reply?.clone())));
  const quick = await Promise.race([network, pause(patienceMs)]);
  if (quick && quick.status < 500) return quick;

  const profile = await readProfile();
  const language = languageOf(address, profile?.language, scope.navigator.languages);
  const kept =
    (await keptPage(list, address.pathname, language)) ?? (await keptPageOfAny(address.pathname, language));
  if (kept) return kept;
  return (await network) ?? explain(list, scope, address);
}

/** The page that explains what works offline, in the requested language, otherwise in the language of the device. */
export async function explain(list: OfflineList, scope: WorkerScope, address: URL): Promise<Response> {
  const profile = await readProfile();
  const asked = languageOf(address, profile?.language, scope.navigator.languages);
  return (
    (await keptPage(list, offlinePath, asked)) ??
    (profile && (await keptPage(list, offlinePath, profile.language))) ??
    Response.error()
  );
}

async function keepVisited(list: OfflineList, path: string, reply: Response | undefined): Promise<void> {
  // A redirect from a page for users means that the session has ended.
  if (reply?.type === 'opaqueredirect') await forgetPersonalPages();
  else if (reply) await keepPage(list, path, reply);
}

const pause = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
