import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useUser } from '../lib/session.ts';
import { PageLoading } from './page-loading.tsx';

/** Lets signed-in users in and sends others to sign in, from where they come back. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { status } = useUser();
  if (status === 'loading') return <PageLoading />;
  if (status === 'signedOut') return <Navigate to={signInPath(pathname + search)} replace />;
  return children;
}

/** Where to sign in, and afterwards go on to `next`: a path of ours with its query. */
export const signInPath = (next: string): string => `/login?next=${encodeURIComponent(next)}`;
