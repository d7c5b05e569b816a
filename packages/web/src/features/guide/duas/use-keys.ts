import { useEffect, useEffectEvent } from 'react';

/** Handles every key while the component is shown, wherever the focus is. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const listen = useEffectEvent(onKey);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
