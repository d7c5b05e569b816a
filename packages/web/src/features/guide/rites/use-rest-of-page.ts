import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useHydrated } from '../../../platform/forms/use-hydrated.ts';

/**
 * Whether to render the lower part of the page in this frame. After a link, the top of the page renders first and the
 * rest in the following frames. When going back or to an anchor, and on the server, the whole page renders at once.
 */
export function useRestOfPage(): boolean {
  const isAlive = useHydrated();
  const { hash } = useLocation();
  const isNew = useNavigationType() !== NavigationType.Pop && hash === '';
  return useDeferredValue(true, !(isAlive && isNew));
}
