import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/**
 * False while pages are rendered ahead of time and until the page has come to life. Until then a form must not
 * be sent (the browser would load a page with it), and nothing may depend on the query or the hash.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
