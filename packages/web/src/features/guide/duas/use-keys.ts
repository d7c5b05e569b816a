import { useEffect, useEffectEvent } from 'react';

/** Hears every key while the part is on the screen, wherever the focus is. */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const listen = useEffectEvent(onKey);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
