import { useSyncExternalStore } from 'react';

let isPrinting = false;

/** Whether the browser is making paper of the page: for what is too much to keep on the page otherwise. */
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
