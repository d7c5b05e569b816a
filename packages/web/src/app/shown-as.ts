import { createContext, use } from 'react';
import { useUser } from '../platform/session/session.ts';

/** Whether the page arrived as the one for signed-in users. The server checks the session before the browser can. */
export const ArrivedSignedIn = createContext(false);

/** Whether to show the page for signed-in users; until the session is checked, what the server decided. */
export function useShownAsSignedIn(): boolean {
  const { status } = useUser();
  const arrived = use(ArrivedSignedIn);
  return status === 'loading' ? arrived : status === 'signedIn';
}
