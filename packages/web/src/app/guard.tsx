import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useUser } from '../platform/session/session.ts';
import { PageLoading } from './page-loading.tsx';

interface GuardProps {
  /** Shown until it is known who is here. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Lets signed-in users in and sends others to sign in, from where they come back. */
export function Guard({ loading, children }: GuardProps) {
  const { pathname, search } = useLocation();
  const { status } = useUser();
  if (status === 'loading') return loading ?? <PageLoading />;
  if (status === 'signedOut') return <Navigate to={signInPath(pathname + search)} replace />;
  return children;
}

/** Where to sign in, and afterwards go on to `next`: a path of ours with its query. */
export const signInPath = (next: string): string => `/login?next=${encodeURIComponent(next)}`;
