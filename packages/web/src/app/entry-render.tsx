import type { Language } from '@manasik/core/text/languages';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { keepWords, type EmbeddedWords, LanguageProvider, WordsProvider } from '../platform/i18n/index.ts';
import { OfflinePage } from '../offline/offline-page.tsx';
import { App, namespacesOf } from './app.tsx';
import { titleKey } from './page-frame.tsx';
import type { PageRow } from './page-row.ts';
import { notFoundRow, rows } from './routes.tsx';
import { ArrivedSignedIn } from './shown-as.ts';
import { type StructuredData, structuredData } from './structured-data.tsx';

/** The data of a page that build.ts needs. */
export interface RenderedRow {
  path: string;
  name: string;
  /** Its file is `<file>-page.tsx`. */
  file: string;
  access: PageRow['access'];
  hidden: boolean;
  fetchesWords: boolean;
  namespaces: readonly string[];
  /** Dotted path of `title` in the words, next to `description`. */
  titleKey: string;
  /** Name of the page that replaces this one for signed-in users. */
  signedIn: string | undefined;
}

/** All pages; the last one is for unknown addresses. */
export const pages: readonly RenderedRow[] = [...rows, notFoundRow].map((row) => ({
  path: row.path,
  name: row.name,
  file: row.file ?? row.name,
  access: row.access,
  hidden: row.hidden ?? false,
  fetchesWords: row.fetchesWords ?? false,
  namespaces: namespacesOf(row),
  titleKey: titleKey(row),
  signedIn: rows.some(({ name }) => name === row.signedIn) ? row.signedIn : undefined,
}));

/** Passes the words of one language to the renderer. */
export const keep = (embedded: EmbeddedWords): void => keepWords(embedded);

/** The markup of a page. `signedIn`: as the server sends it to users with a session. */
export async function render(path: string, language: Language, signedIn: boolean): Promise<string> {
  await Promise.all([...rows, notFoundRow].map(({ page }) => page.preload()));
  return renderToString(
    <StaticRouter location={path === '*' ? '/404' : path}>
      <ArrivedSignedIn value={signedIn}>
        <App language={language} />
      </ArrivedSignedIn>
    </StaticRouter>,
  );
}

/** What the page of this name says to search engines. */
export function structured(name: string, language: Language): StructuredData | undefined {
  const row = rows.find((one) => one.name === name);
  return row && structuredData(row, language);
}

/** The markup of the page that stands in for those that are not on the device. */
export const renderOffline = (language: Language): string =>
  renderToString(
    <LanguageProvider initial={language}>
      <WordsProvider namespaces={['offline', 'worship', 'navigation']}>
        <OfflinePage />
      </WordsProvider>
    </LanguageProvider>,
  );
