/**
 * The service worker: keeps the app usable without a network. Built into one file, `/sw.js`; what is kept, and how
 * builds follow one another, is said in docs/decisions/0007-own-service-worker.md.
 */
import { answerFile, answerPage, explain } from './answer.ts';
import { forgetOtherBuilds, forgetPersonalPages } from './cache.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { Message, OfflineList, Ready, Told } from './offline-list.ts';
import { requestKind } from './request-kind.ts';
import { readTold } from './told.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Put in by build/worker.ts. */
declare const OFFLINE_LIST: OfflineList;

const list = OFFLINE_LIST;
// In a worker `self` is not the window that the types of pages say it is.
const scope = self as unknown as WorkerScope;

// What cannot be fetched whole is not installed: the worker before stays, and the next page tries again.
scope.addEventListener('install', (event) => {
  event.waitUntil(readTold().then((told) => told && fetchAhead(list, told)));
});

// Comes only when no page of another build is open, so nobody misses what is removed.
scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherBuilds(list).then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, scope.location.origin);
  if (kind === 'asset') event.respondWith(answerFile(list, event));
  else if (kind === 'page') event.respondWith(answerPage(list, scope, event));
  else if (kind !== 'other') passOn(event, kind);
});

// Left to the browser, which tells the server where it comes from; only where it is sure to fail it is answered here.
function passOn(event: FetchEvent, kind: 'signOut' | 'action'): void {
  if (!scope.navigator.onLine) {
    event.respondWith(explain(list, scope, new URL(event.request.url)));
  } else if (kind === 'signOut') {
    event.waitUntil(forgetPersonalPages());
  }
}

scope.addEventListener('message', (event) => {
  // Only pages of our own can send any.
  const message = event.data as Message;
  event.waitUntil(
    message.kind === 'take-over'
      ? takeOver(message.build)
      : prepare(message.told).then((ready) => ready && event.source?.postMessage(ready)),
  );
});

// One after the other: a page that is told of twice would be fetched twice.
let line: Promise<unknown> = Promise.resolve();

function prepare(told: Told): Promise<Ready | undefined> {
  const work = async (): Promise<Ready | undefined> => {
    if (!told.signedIn) await forgetPersonalPages();
    try {
      await fetchAhead(list, told);
    } catch {
      // The network broke off, or a newer build is out: nobody is told "ready", and the next page asks again.
      return undefined;
    }
    return told.saveData ? undefined : { kind: 'ready', language: told.language };
  };
  const done = line.then(work);
  line = done.then((ready) => ready && fetchOtherLanguage(told));
  return done;
}

/** After the current language, because nobody waits for this one. */
async function fetchOtherLanguage({ otherLanguage, ...told }: Told): Promise<void> {
  if (!otherLanguage) return;
  try {
    await fetchAhead(list, { ...told, language: otherLanguage });
  } catch {
    // The network broke off. The next page asks again, and nothing relies on this language.
  }
}

/** A page of this build asks its worker in. While another page is open, which may be older, it waits. */
async function takeOver(build: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (build === list.build && pages.length === 1) await scope.skipWaiting();
}
