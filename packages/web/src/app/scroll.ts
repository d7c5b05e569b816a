const storageKey = 'manasik-scroll';

// History entry -> scroll position in pixels from the top.
const places: Record<string, number> = read();

/** Remembers the scroll position of this history entry. Returns a function that stops it. */
export function followScroll(entry: string): () => void {
  const note = () => {
    places[entry] = window.scrollY;
  };
  // The user may have scrolled before hydration.
  note();
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', keep);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', keep);
  };
}

function keep(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(places));
  } catch {
    // Storage may be blocked. Then a reload starts at the top.
  }
}

/**
 * Scrolls a newly rendered page to its earlier position (going back), to its hash, or to the top.
 * @param isFirst whether this is the first page, which the user could scroll and tap before hydration
 */
export function scrollToPlace(entry: string, goingBack: boolean, hash: string, isFirst: boolean): void {
  history.scrollRestoration = 'manual';
  stopHolding();
  // Do not scroll under a finger: the user would tap something else.
  if (isFirst && !hash && (window.scrollY || document.querySelector(':active,:focus'))) return;
  const place = places[entry];
  if (goingBack && place !== undefined) return holdPlace(place);
  const target = hash && document.getElementById(hash.slice(1));
  if (target) {
    // Open the target's fold, or it would be invisible.
    target.closest('details')?.setAttribute('open', '');
    target.scrollIntoView();
  } else if (!goingBack) window.scrollTo(0, 0);
}

/**
 * False if the address was opened anew, as from the address bar or another app. A page that is loaded again, or that the
 * browser goes back to, has its earlier position.
 */
export const isLoadedAgain = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate');

const holdMs = 3000;
const touches = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let stopHolding = (): void => {};

/** Scrolls to a place, and again when parts of the page that load later move it, until the person does something or leaves. */
function holdPlace(place: number): void {
  const go = () => window.scrollTo(0, place);
  go();
  const observer = new ResizeObserver(go);
  observer.observe(document.body);
  stopHolding = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const touch of touches) removeEventListener(touch, stopHolding);
  };
  const timer = setTimeout(stopHolding, holdMs);
  for (const touch of touches) addEventListener(touch, stopHolding, { passive: true });
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
