import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { keepLanguage } from '../shared/account/account-language.ts';
import { type EmbeddedWords, keepWords, loadWords } from '../platform/i18n/index.ts';
import { loadUser } from '../platform/session/session.ts';
import { App, namespacesOf } from './app.tsx';
import { matchRow, rowFor } from './match-row.ts';
import { loadGroupListSender, loadSender, notFoundRow, rows } from './routes.tsx';
import { watchSessionEnd } from './sign-out/lost-changes.ts';
import { ArrivedSignedIn } from './shown-as.ts';

// Our own build (build/page.ts) writes this into every page.
const embedded = JSON.parse(document.getElementById('words')?.textContent ?? '') as EmbeddedWords;
keepWords(embedded);

// Enable the styles of elements that scripts add (build/page.ts).
document.getElementById('sheet')?.setAttribute('media', 'all');

const arrivedSignedIn = document.documentElement.dataset['session'] === 'in';
const row = rowFor(rows, matchRow(rows, location.pathname) ?? notFoundRow, arrivedSignedIn);

watchSessionEnd();
// Start the request while the page's own code is loading.
const user = loadUser();
// A page without inlined words has already requested them together with this script.
await Promise.all([row.page.preload(), loadWords(embedded.language, namespacesOf(row))]);

/**
 * Marks the document for tests once the shell is hydrated. It wraps the app, because an extra sibling that the
 * prerendered page lacks would change every `useId`.
 */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['alive'] = '';
  }, []);
  return children;
}

const root = document.getElementById('root');
const page = (
  <BrowserRouter>
    <ArrivedSignedIn value={arrivedSignedIn}>
      <Alive>
        <App language={embedded.language} onLanguage={keepLanguage} />
      </Alive>
    </ArrivedSignedIn>
  </BrowserRouter>
);
if (root?.hasChildNodes()) {
  // A transition hydrates in slices, so that the page can respond to touches in between.
  startTransition(() => {
    hydrateRoot(root, page);
  });
} else if (root) {
  // The development server sends pages without markup.
  createRoot(root).render(page);
}
await user;

try {
  // Sharing a location and sending what was written offline for a group continue on every page. Other users do not load
  // that code.
  if (localStorage.getItem('manasik-sharing') !== null) await import('../shared/positions/sharing.ts');
  if (localStorage.getItem('manasik-account-chat-waiting') !== null) (await loadSender()).startSending();
  if (localStorage.getItem('manasik-account-group-checklist')?.includes('"unsent":["')) {
    (await loadGroupListSender()).sendGroupLists();
  }
} catch {
  // Storage may be blocked, so there is nothing to continue. Or the device is offline, and the next page tries again.
}

const restMs = 3000;
// Prepare for offline use only after the page has everything it needs itself.
setTimeout(() => {
  // If this fails, the page still works and the next one tries again.
  import('../offline/register.ts').catch(() => undefined);
}, restMs);
