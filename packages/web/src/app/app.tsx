import { redirects } from '@manasik/contract/pages';
import { direction, type Language } from '@manasik/core/text/languages';
import { type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { LanguageProvider, useLanguage, WordsProvider } from '../platform/i18n/index.ts';
import { DirectionProvider } from '../ui/direction.tsx';
import { Guard } from './guard.tsx';
import { rowFor } from './match-row.ts';
import { PageFrame } from './page-frame.tsx';
import { PageLoading } from './page-loading.tsx';
import type { PageRow } from './page-row.ts';
import { Redirect } from './redirect.tsx';
import { notFoundRow, rows, shellNamespaces } from './routes.tsx';
import { Shell } from './shell/shell.tsx';
import { useShownAsSignedIn } from './shown-as.ts';

interface AppProps {
  language: Language;
  /** Called when the user chooses a language, so that the account can save it. */
  onLanguage?: (language: Language) => void;
}

/** Everything inside the router, the same in the browser and in prerendering. */
export function App({ language, onLanguage }: AppProps) {
  return (
    <LanguageProvider initial={language} {...(onLanguage && { onChoice: onLanguage })}>
      <WithDirection>
        <WordsProvider namespaces={shellNamespaces}>
          <Shell>
            <Suspense fallback={<PageLoading />}>
              <Routes>
                {rows.map((row) => (
                  <Route key={row.name} path={row.path} element={<RowPage row={row} />} />
                ))}
                {Object.keys(redirects).map((path) => (
                  <Route key={path} path={path} element={<Redirect />} />
                ))}
                <Route path="*" element={<ShownRow row={notFoundRow} />} />
              </Routes>
            </Suspense>
          </Shell>
        </WordsProvider>
      </WithDirection>
    </LanguageProvider>
  );
}

function WithDirection({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  return <DirectionProvider dir={direction(language)}>{children}</DirectionProvider>;
}

function RowPage({ row }: { row: PageRow }) {
  const signedIn = useShownAsSignedIn();
  return <ShownRow row={rowFor(rows, row, signedIn)} />;
}

function ShownRow({ row }: { row: PageRow }) {
  const { Page } = row.page;
  return (
    <WordsProvider namespaces={namespacesOf(row)}>
      <PageFrame key={row.name} row={row}>
        {row.access === 'user' ? (
          <Guard {...(row.drawsLoading && { loading: <Page /> })}>
            <Page />
          </Guard>
        ) : (
          <Page />
        )}
      </PageFrame>
    </WordsProvider>
  );
}

export const namespacesOf = (row: PageRow) => [...new Set([...shellNamespaces, ...row.namespaces])];
