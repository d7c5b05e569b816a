/**
 * The service worker, which makes the app usable offline. It is built into one file, `/sw.js`. What it stores and how
 * builds follow one another: docs/decisions/0007-own-service-worker.md.
 */
import { answerFile, answerPage, explain } from './answer.ts';
import { forgetOtherBuilds, forgetPersonalPages } from './cache.ts';
import { fetchAhead } from './fetch-ahead.ts';
import type { Message, OfflineList, Ready, OfflineProfile } from './offline-list.ts';
import { requestKind } from './request-kind.ts';
import { readProfile } from './profile.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** Replaced by build/worker.ts. */
declare const OFFLINE_LIST: OfflineList;

const list = OFFLINE_LIST;
// The types of pages declare `self` as a window, which is wrong in a worker.
const scope = self as unknown as WorkerScope;

// If a fetch fails, the installation fails: the previous worker stays, and the next page tries again.
scope.addEventListener('install', (event) => {
  event.waitUntil(readProfile().then((profile) => profile && fetchAhead(list, profile)));
});

// Runs only when no page of another build is open, so nobody needs the removed files.
scope.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherBuilds(list).then(() => scope.clients.claim()));
});

scope.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, scope.location.origin);
  if (kind === 'asset') event.respondWith(answerFile(list, event));
  else if (kind === 'page') event.respondWith(answerPage(list, scope, event));
  else if (kind !== 'other') passOn(event, kind);
});

// The browser sends these requests itself, with its origin. The worker answers only when the device is offline, where
// they would fail.
function passOn(event: FetchEvent, kind: 'signOut' | 'action'): void {
  if (!scope.navigator.onLine) {
    event.respondWith(explain(list, scope, new URL(event.request.url)));
  } else if (kind === 'signOut') {
    event.waitUntil(forgetPersonalPages());
  }
}

scope.addEventListener('message', (event) => {
  // Only pages of this origin can send messages.
  const message = event.data as Message;
  event.waitUntil(
    message.kind === 'take-over'
      ? takeOver(message.build)
      : prepare(message.profile).then((ready) => ready && event.source?.postMessage(ready)),
  );
});

// Runs one at a time, so that two reports do not fetch the same page twice.
let line: Promise<unknown> = Promise.resolve();

function prepare(profile: OfflineProfile): Promise<Ready | undefined> {
  const work = async (): Promise<Ready | undefined> => {
    if (!profile.signedIn) await forgetPersonalPages();
    try {
      await fetchAhead(list, profile);
    } catch {
      // The network failed, or there is a newer build. Without a "ready", the next page asks again.
      return undefined;
    }
    return profile.saveData ? undefined : { kind: 'ready', language: profile.language };
  };
  const done = line.then(work);
  line = done.then((ready) => ready && fetchOtherLanguage(profile));
  return done;
}

/** After the current language, because nobody waits for this one. */
async function fetchOtherLanguage({ otherLanguage, ...profile }: OfflineProfile): Promise<void> {
  if (!otherLanguage) return;
  try {
    await fetchAhead(list, { ...profile, language: otherLanguage });
  } catch {
    // The network broke off. The next page asks again, and nothing relies on this language.
  }
}

/**
 * Takes over at the request of a page of this build. Waits while another page is open, because that may be of an older
 * build.
 */
async function takeOver(build: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (build === list.build && pages.length === 1) await scope.skipWaiting();
}
