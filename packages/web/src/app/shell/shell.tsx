import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../../platform/i18n/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { navigationFor } from '../navigation.ts';
import { rows } from '../routes.tsx';
import { useLoss } from '../sign-out/lost-changes.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ChatPlace } from './chat-place.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { CrashPage } from './crash-page.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const loadToasts = () => import('./toasts.tsx');
// If its code cannot be loaded, only the toast is lost, not the page.
const Toasts = lazy<() => ReactNode>(() => loadToasts().catch(() => ({ default: () => null })));

// Only for signed-in users. When offline, try again as soon as the device is online.
type Banner = { default: () => ReactNode };
const loadBanner = (load: () => Promise<Banner>): Promise<Banner> =>
  load().catch(() =>
    new Promise((online) => addEventListener('online', online, { once: true })).then(() => loadBanner(load)),
  );
const Alerts = lazy(() => loadBanner(() => import('../alerts/alert-banner.tsx')));
const SignOutQuestion = lazy(() => loadBanner(() => import('../sign-out/sign-out-question.tsx')));
const SessionEnded = lazy(() => loadBanner(() => import('../sign-out/session-ended.tsx')));
const DueReminders = lazy(() => loadBanner(() => import('../../features/reminders/due-banner.tsx')));

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('navigation');
  const { pathname } = useLocation();
  const signedIn = useUser().status === 'signedIn';
  const loss = useLoss();
  const { toasts } = useToast();
  useToastsAtHand(signedIn);
  const navigation = navigationFor(rows, { signedIn });
  return (
    <>
      <SkipLink label={t('skip')} />
      {signedIn && (
        <Suspense>
          <Alerts />
        </Suspense>
      )}
      {signedIn && (
        <Suspense>
          <DueReminders />
        </Suspense>
      )}
      {signedIn && (
        <Suspense>
          <SignOutQuestion />
        </Suspense>
      )}
      {loss && (
        <Suspense>
          <SessionEnded />
        </Suspense>
      )}
      <Header navigation={navigation} pathname={pathname} />
      <OfflineBanner />
      <main
        id="main"
        tabIndex={-1}
        className="pb-[calc(var(--bar-height)+2.5rem)] md:pb-12 print:pb-0 in-[body:has([data-hides-bar])]:pb-0 max-md:in-[body:has([data-map-page])]:pb-(--bar-height)"
      >
        <CrashBoundary resetKey={pathname} fallback={<CrashPage />}>
          {children}
        </CrashBoundary>
      </main>
      <ChatPlace />
      <BottomBar links={navigation.bottom} emergency={navigation.emergency} pathname={pathname} />
      {toasts.length > 0 && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}

const restMs = 3000;

/**
 * A toast may have to say that the device is offline, so its code is loaded earlier: for signed-in users once the page is
 * idle, for visitors when they start to fill in a form.
 */
function useToastsAtHand(signedIn: boolean): void {
  useEffect(() => {
    const fetchToasts = () => {
      loadToasts().catch(() => undefined);
    };
    const timer = signedIn ? setTimeout(fetchToasts, restMs) : undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('form')) fetchToasts();
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [signedIn]);
}
