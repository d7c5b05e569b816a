import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near the viewport. Once true, it stays true. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        sight.disconnect();
      },
      { rootMargin: '100% 0%' },
    );
    sight.observe(element.current);
    return () => sight.disconnect();
  }, [element]);
  return isNear;
}
