import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';

/**
 * Whether what lies further down belongs to this frame. A page that somebody comes to by a link stands with its
 * beginning first, and the rest follows in the next frames; going back, and to a place further down, all of it stands
 * at once, and so it does in the page that the server sends.
 */
export function useRestOfPage(): boolean {
  const isAlive = useHydrated();
  const { hash } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop && hash === '';
  return useDeferredValue(true, !(isAlive && isNew));
}
