import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { navigationFor } from '../navigation.ts';
import { assistantPart, rows } from '../routes.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { CrashPage } from './crash-page.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const Toasts = lazy(() => import('./toasts.tsx'));

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('navigation');
  const { pathname } = useLocation();
  const signedIn = useUser().status === 'signedIn';
  const { toasts } = useToast();
  const navigation = navigationFor(rows, { signedIn, assistant: assistantPart !== undefined });
  return (
    <>
      <SkipLink label={t('skip')} />
      <Header navigation={navigation} pathname={pathname} />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="pb-24 md:pb-12">
        <CrashBoundary resetKey={pathname} fallback={<CrashPage />}>
          {children}
        </CrashBoundary>
      </main>
      <BottomBar links={navigation.bottom} pathname={pathname} />
      {toasts.length > 0 && (
        <div className="max-md:[--bottom-bar:4.25rem]">
          <Suspense>
            <Toasts />
          </Suspense>
        </div>
      )}
      {assistantPart && (
        <Suspense>
          <assistantPart.Page />
        </Suspense>
      )}
    </>
  );
}
