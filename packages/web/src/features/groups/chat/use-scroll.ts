import { type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Up to this distance from the end counts as the end, in pixels. */
const nearPx = 48;

interface ScrollInput {
  /** Number of the oldest message shown; 0 without any. */
  oldest: number;
  /** The number of the user's own waiting messages. Writing one scrolls to the end. */
  waiting: number;
  onTop: () => void;
}

/** Keeps the scroll position of the message box: at the end if the reader is there, otherwise at what they read. */
export function useScroll({ oldest, waiting, onTop }: ScrollInput) {
  const box = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const before = useRef({ oldest: 0, height: 0, top: 0, waiting: 0, isAtEnd: true });
  const [isAtEnd, setAtEnd] = useState(true);
  const [isEndInView, setEndInView] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const was = before.current;
    // Only if there is more to show. Otherwise rendering would fight a scroll that has just begun.
    const hasGrown = element.scrollHeight !== was.height;
    if ((was.isAtEnd && hasGrown) || waiting > was.waiting) {
      element.scrollTop = element.scrollHeight;
    } else if (oldest < was.oldest) {
      element.scrollTop += element.scrollHeight - was.height;
    }
    before.current = { ...was, oldest, waiting, height: element.scrollHeight, top: element.scrollTop };
  });

  useEffect(() => {
    const element = box.current;
    const last = end.current;
    if (!element || !last) return undefined;
    // The box clips its content, so an intersection with the page covers the box too.
    const sight = new IntersectionObserver(([entry]) => setEndInView(entry?.isIntersecting ?? false));
    sight.observe(last);
    // Larger text, rotation or an open keyboard: a reader at the end stays there.
    const size = new ResizeObserver(() => {
      if (before.current.isAtEnd) element.scrollTop = element.scrollHeight;
    });
    size.observe(element);
    return () => {
      sight.disconnect();
      size.disconnect();
    };
  }, []);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    const atEnd = scrollHeight - scrollTop - clientHeight < nearPx;
    const isUpwards = scrollTop < before.current.top;
    before.current = { ...before.current, top: scrollTop, height: scrollHeight, isAtEnd: atEnd };
    setAtEnd(atEnd);
    if (isUpwards && scrollTop < nearPx) onTop();
  };

  const toEnd = useCallback(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    box.current?.focus();
  }, []);

  return { box, end, isAtEnd, isEndInView, onScroll, toEnd };
}
