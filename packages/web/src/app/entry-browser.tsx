import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { keepLanguage } from '../shared/account/account-language.ts';
import { type EmbeddedWords, keepWords, loadWords } from '../platform/i18n/index.ts';
import { loadUser } from '../platform/session/session.ts';
import { App, namespacesOf } from './app.tsx';
import { matchRow, rowFor } from './match-row.ts';
import { loadSender, notFoundRow, rows } from './routes.tsx';
import { ArrivedSignedIn } from './shown-as.ts';

// Written by our own build (build/page.ts), into every page.
const embedded = JSON.parse(document.getElementById('words')?.textContent ?? '') as EmbeddedWords;
keepWords(embedded);

// The styles of what scripts add to the page (build/page.ts).
document.getElementById('sheet')?.setAttribute('media', 'all');

const arrivedSignedIn = document.documentElement.dataset['session'] === 'in';
const row = rowFor(rows, matchRow(rows, location.pathname) ?? notFoundRow, arrivedSignedIn);

// Asked while the page's own code is on its way.
const user = loadUser();
// A page that brings no words has had them fetched with this script.
await Promise.all([row.page.preload(), loadWords(embedded.language, namespacesOf(row))]);

/**
 * Marks the document once the shell is hydrated, for tests. It wraps the app, because one child more beside it than the
 * rendered page has would change every `useId`.
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
  // A transition comes to life in slices, between which the page answers the finger.
  startTransition(() => {
    hydrateRoot(root, page);
  });
} else if (root) {
  // The development server sends pages without markup.
  createRoot(root).render(page);
}
await user;

try {
  // Who shares where they are goes on doing so on every page, and what they wrote without a network is sent from every
  // page; everybody else does not load the code of it.
  if (localStorage.getItem('manasik-sharing') !== null) await import('../shared/positions/sharing.ts');
  if (localStorage.getItem('manasik-account-chat-waiting') !== null) (await loadSender()).startSending();
} catch {
  // Storage is forbidden, so nothing is kept there; or there is no network, and the next page tries again.
}

const restMs = 3000;
// What makes the app work without a network comes after all that the page itself needs.
setTimeout(() => {
  // Where it cannot be fetched the page works all the same, and the next one tries again.
  import('../offline/register.ts').catch(() => undefined);
}, restMs);
