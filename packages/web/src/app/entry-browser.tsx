import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { keepLanguage } from '../lib/account-language.ts';
import { type EmbeddedWords, keepWords } from '../lib/i18n/index.ts';
import { loadUser } from '../lib/session.ts';
import { App } from './app.tsx';
import { matchRow, rowFor } from './match-row.ts';
import { notFoundRow, rows } from './routes.tsx';
import { ArrivedSignedIn } from './shown-as.ts';

// Written by our own build (build/page.ts), into every page.
const embedded = JSON.parse(document.getElementById('words')?.textContent ?? '') as EmbeddedWords;
keepWords(embedded);

const arrivedSignedIn = document.documentElement.dataset['session'] === 'in';
const row = rowFor(rows, matchRow(rows, location.pathname) ?? notFoundRow, arrivedSignedIn);

// Asked while the page's own code is on its way.
const user = loadUser();
await row.page.preload();

const root = document.getElementById('root');
if (root) {
  // A transition comes to life in slices, between which the page answers the finger.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <ArrivedSignedIn value={arrivedSignedIn}>
          <App language={embedded.language} onLanguage={keepLanguage} />
        </ArrivedSignedIn>
      </BrowserRouter>,
    );
  });
}
await user;
