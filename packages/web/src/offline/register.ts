import { isLanguage } from '@manasik/core/text/languages';
import { languagesUsed } from './languages-used.ts';
import { savedLanguage } from '../platform/i18n/saved-language.ts';
import { mayBeSignedIn, onSessionChange } from '../platform/session/session.ts';
import type { Message, Ready, OfflineProfile } from './offline-list.ts';
import { storeProfile } from './profile.ts';

const script = '/sw.js';
/** The language in which everything for use offline is stored. offline-banner.tsx reads it. */
const readyKey = 'manasik-offline';

/** Registers the service worker once the page is idle. */
async function register(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  // Service workers need https, and some private windows have none.
  if (!workers || !('caches' in window)) return;
  await idle();
  workers.addEventListener('message', ({ data }: MessageEvent<Ready>) => {
    localStorage.setItem(readyKey, data.language);
  });
  try {
    // The worker reads this when it starts.
    await storeProfile(currentProfile());
    const known = await workers.getRegistration();
    const registration = await workers.register(script);
    letIn(registration);
    if (known) await registration.update();
    reportChanges(await workers.ready);
  } catch {
    // Offline, the registration cannot be updated, and the existing worker continues.
    await leaveIfGone(workers);
  }
}

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 10_000 });
    else setTimeout(resolve, 2000);
  });

function currentProfile(): OfflineProfile {
  const { lang } = document.documentElement;
  // The types lack it, because Safari and Firefox do.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const language = savedLanguage() ?? (isLanguage(lang) ? lang : 'en');
  return {
    language,
    otherLanguage: languagesUsed(language).other,
    signedIn: mayBeSignedIn(),
    saveData: connection?.saveData === true,
  };
}

/** Reports the session and the language to the worker, now and after each change. */
function reportChanges(registration: ServiceWorkerRegistration): void {
  let last = '';
  const report = () => {
    const profile = currentProfile();
    if (JSON.stringify(profile) === last) return;
    last = JSON.stringify(profile);
    void storeProfile(profile);
    const message: Message = { kind: 'profile', profile };
    // The files of an older build are gone from the server, so report to a newer worker even while it waits.
    (registration.waiting ?? registration.active)?.postMessage(message);
  };
  report();
  onSessionChange(report);
  new MutationObserver(report).observe(document.documentElement, { attributeFilter: ['lang'] });
}

// The previous page may count as open for a while, and another tab may be closed later. Therefore repeat after one
// second, two, four and so on, for about two minutes. The next page starts again.
const retryMs = { first: 1000, last: 64_000 };

/** Asks a new worker to take over. It does if this page is of its own build and the only one open. */
function letIn(registration: ServiceWorkerRegistration): void {
  const message: Message = {
    kind: 'take-over',
    build: document.documentElement.dataset['build'] ?? '',
  };
  const ask = (nextMs: number): void => {
    if (!registration.waiting) return;
    registration.waiting.postMessage(message);
    if (nextMs <= retryMs.last) setTimeout(() => ask(nextMs * 2), nextMs);
  };
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') ask(retryMs.first);
    });
  };
  ask(retryMs.first);
  // The installation may have started before this listener was added.
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
}

/**
 * Browsers keep a worker whose script no longer exists. If the server has removed it, unregister it and delete its
 * caches.
 */
async function leaveIfGone(workers: ServiceWorkerContainer): Promise<void> {
  const reply = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (reply?.status !== 404 && reply?.status !== 410) return;
  for (const registration of await workers.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  localStorage.removeItem(readyKey);
}

// The entry imports this file for its effect only.
void register();
