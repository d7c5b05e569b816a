import { isLanguage } from '@manasik/core/text/languages';
import { languagesUsed } from './languages-used.ts';
import { savedLanguage } from '../platform/i18n/saved-language.ts';
import { mayBeSignedIn, onSessionChange } from '../platform/session/session.ts';
import type { Message, Ready, Told } from './offline-list.ts';
import { keepTold } from './told.ts';

const script = '/sw.js';
/** The language in which all is here to use the app without a network; offline-banner.tsx asks for it. */
const readyKey = 'manasik-offline';

/** Has the service worker do its work, once the page has nothing better to do. */
async function register(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Not over plain http, nor in some private windows.
  if (!workers || !('caches' in window)) return;
  await idle();
  workers.addEventListener('message', ({ data }: MessageEvent<Ready>) => {
    localStorage.setItem(readyKey, data.language);
  });
  try {
    // Before the worker starts, which fetches what is said here.
    await keepTold(toldNow());
    const known = await workers.getRegistration();
    const registration = await workers.register(script);
    letIn(registration);
    if (known) await registration.update();
    tellChanges(await workers.ready);
  } catch {
    // Without a network nothing can be said of the worker, and the one that is here does its work.
    await leaveIfGone(workers);
  }
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 10_000 });
    else setTimeout(resolve, 2000);
  });

function toldNow(): Told {
  const { lang } = document.documentElement;
  // Not in the types, for Safari and Firefox have none.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const language = savedLanguage() ?? (isLanguage(lang) ? lang : 'en');
  return {
    language,
    otherLanguage: languagesUsed(language).other,
    signedIn: mayBeSignedIn(),
    saveData: connection?.saveData === true,
  };
}

/** Tells the worker who is here and in which language, now and whenever that changes. */
function tellChanges(registration: ServiceWorkerRegistration): void {
  let last = '';
  const tell = () => {
    const told = toldNow();
    if (JSON.stringify(told) === last) return;
    last = JSON.stringify(told);
    void keepTold(told);
    const message: Message = { kind: 'told', told };
    // What an older worker lacks is gone from the server; a newer one that waits can still be told.
    (registration.waiting ?? registration.active)?.postMessage(message);
  };
  tell();
  onSessionChange(tell);
  new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] });
}

// The page before this one may still count as open for a while, and another one may be closed: asked again after
// one second, two, four and so on, about two minutes in all. The next page asks anyway.
const askAgainMs = { first: 1000, last: 64_000 };

/** Offers a new worker to take over. It does when this page is of its own build, and the only one. */
function letIn(registration: ServiceWorkerRegistration): void {
  const message: Message = {
    kind: 'take-over',
    build: document.documentElement.dataset['build'] ?? '',
  };
  const ask = (nextMs: number): void => {
    if (!registration.waiting) return;
    registration.waiting.postMessage(message);
    if (nextMs <= askAgainMs.last) setTimeout(() => ask(nextMs * 2), nextMs);
  };
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') ask(askAgainMs.first);
    });
  };
  ask(askAgainMs.first);
  // It may have begun before anybody listened.
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/** Browsers keep a worker whose script is gone. When the server says that there shall be none, it goes with all it kept. */
async function leaveIfGone(workers: ServiceWorkerContainer): Promise<void> {
  const reply = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (reply?.status !== 404 && reply?.status !== 410) return;
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  localStorage.removeItem(readyKey);
}

// The entry fetches this file for what it does, and asks nothing of it.
void register();
