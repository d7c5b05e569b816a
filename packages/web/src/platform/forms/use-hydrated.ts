import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * False during prerendering and until hydration. Until then a form must not be sent (the browser would load a page),
 * and nothing may depend on the query or the hash.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
