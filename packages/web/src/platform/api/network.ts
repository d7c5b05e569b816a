import { useEffect, useRef, useSyncExternalStore } from 'react';

/** Does the work each time the browser finds a network again, until what it returns is called. */
export function onOnline(work: () => void): () => void {
  addEventListener('online', work);
  return () => removeEventListener('online', work);
}

/** The same, and each time the network is gone. */
export function onNetworkChange(work: () => void): () => void {
  const stop = onOnline(work);
  addEventListener('offline', work);
  return () => {
    stop();
    removeEventListener('offline', work);
  };
}

/** While the component is there, does its newest work each time the network is back. */
export function useOnline(work: () => void): void {
  const newest = useRef(work);
  useEffect(() => {
    newest.current = work;
  });
  useEffect(() => onOnline(() => newest.current()), []);
}

/** What failed for want of a network is asked for again as soon as there is one. */
export function useRefetchOnline(hasFailed: boolean, refetch: () => Promise<unknown>): void {
  useOnline(() => {
    if (hasFailed) void refetch();
  });
}

/** False while the browser knows that there is no network; that there is one says little. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
