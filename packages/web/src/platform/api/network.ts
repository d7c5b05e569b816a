import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Calls `work` each time the browser is back online.
 * @returns a function that stops that
 */
export function onOnline(work: () => void): () => void {
  addEventListener('online', work);
  return () => removeEventListener('online', work);
}

/** The same, and also each time the browser goes offline. */
export function onNetworkChange(work: () => void): () => void {
  const stop = onOnline(work);
  addEventListener('offline', work);
  return () => {
    stop();
    removeEventListener('offline', work);
  };
}

/** Calls the newest `work` each time the network is back, while the component is mounted. */
export function useOnline(work: () => void): void {
  const newest = useRef(work);
  useEffect(() => {
    newest.current = work;
  });
  useEffect(() => onOnline(() => newest.current()), []);
}

/** Repeats failed requests as soon as there is a network. */
export function useRefetchOnline(hasFailed: boolean, refetch: () => Promise<unknown>): void {
  useOnline(() => {
    if (hasFailed) void refetch();
  });
}

/** False when the browser is certainly offline. True says little. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
