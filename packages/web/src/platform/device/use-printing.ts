import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the browser is printing, for content that is too large to keep on the page otherwise. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );

function subscribe(changed: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    changed();
  };
  const end = () => {
    isPrinting = false;
    changed();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}
