import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** On wider screens the list is beside the map. */
const phone = '(width < 48rem)';

/**
 * The sheet over the map of a phone. It is a part of the page, so scrolling drags it; this puts it at its resting height
 * first, and moves it there and back for a tap or a key.
 */
export function useSheetHeight() {
  const sheet = useRef<HTMLDivElement>(null);
  const [isRaised, setRaised] = useState(false);

  // Before the page is drawn, so that the sheet does not jump.
  useLayoutEffect(() => {
    if (!matchMedia(phone).matches) return undefined;
    scrollTo({ top: restingTop(sheet.current), behavior: 'instant' });
    return () => scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  useEffect(() => {
    const measure = () => {
      const middle = (restingTop(sheet.current) + raisedTop(sheet.current)) / 2;
      setRaised(scrollY > middle);
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    return () => removeEventListener('scroll', measure);
  }, []);

  return {
    sheet,
    isRaised,
    toggle: () => {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = isRaised ? restingTop(sheet.current) : raisedTop(sheet.current);
      scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' });
    },
    /** Uncovers the map, at once: the map then measures what is free of it. */
    rest: () => {
      if (matchMedia(phone).matches && isRaised)
        scrollTo({ top: restingTop(sheet.current), behavior: 'instant' });
    },
  };
}

/** How far the page is scrolled when the upper half of the screen belongs to the map. */
const restingTop = (sheet: HTMLElement | null): number => topOf(sheet) - innerHeight * 0.54;

/** How far it is scrolled when the sheet is below the header of the group. */
function raisedTop(sheet: HTMLElement | null): number {
  const header = document.querySelector('[data-over-map="top"]')?.getBoundingClientRect().bottom ?? 0;
  // Large text scrolls the header away.
  const belowHeader = topOf(sheet) - Math.max(header, 0) - 8;
  // A header with several calls for help may cover more than half of the screen.
  return Math.max(belowHeader, restingTop(sheet) + innerHeight * 0.2);
}

const topOf = (sheet: HTMLElement | null): number =>
  sheet ? sheet.getBoundingClientRect().top + scrollY : 0;
