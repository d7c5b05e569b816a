import { createContext, use } from 'react';
import { useUser } from '../platform/session/session.ts';

/** Whether the page arrived as the one for signed-in users: the server knows the session before we do. */
export const ArrivedSignedIn = createContext(false);

/** Whether to show what signed-in users see; while the check is under way, what the server decided. */
export function useShownAsSignedIn(): boolean {
  const { status } = useUser();
  const arrived = use(ArrivedSignedIn);
  return status === 'loading' ? arrived : status === 'signedIn';
}
