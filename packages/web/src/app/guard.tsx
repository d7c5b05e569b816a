import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useUser } from '../platform/session/session.ts';
import { PageLoading } from './page-loading.tsx';

interface GuardProps {
  /** Shown until the session is known. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Shows the page to signed-in users and redirects others to sign in, with a way back. */
export function Guard({ loading, children }: GuardProps) {
  const { pathname, search } = useLocation();
  const { status } = useUser();
  if (status === 'loading') return loading ?? <PageLoading />;
  if (status === 'signedOut') return <Navigate to={signInPath(pathname + search)} replace />;
  return children;
}

/** The address to sign in that leads to `next` afterwards: a local path with its query. */
export const signInPath = (next: string): string => `/login?next=${encodeURIComponent(next)}`;
