const storageKey = 'manasik-scroll';

// Entry of the browser's history -> pixels from the top.
const places: Record<string, number> = read();

/** Remembers how far this entry of the history is scrolled. Returns what ends it. */
export function followScroll(entry: string): () => void {
  const note = () => {
    places[entry] = window.scrollY;
  };
  // It may have been read on before it came to life.
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
    // Storage can be forbidden; then a reload starts at the top.
  }
}

/**
 * Scrolls a page that has just been drawn: to where it was (going back), to its hash, or to the top.
 * @param isFirst it is the page that was loaded, which could be read and pressed before it came to life
 */
export function scrollToPlace(entry: string, goingBack: boolean, hash: string, isFirst: boolean): void {
  history.scrollRestoration = 'manual';
  // Who has begun to use it would press what came under their finger.
  if (isFirst && !hash && (window.scrollY || document.querySelector(':active,:focus'))) return;
  const place = places[entry];
  if (goingBack && place !== undefined) return window.scrollTo(0, place);
  const target = hash && document.getElementById(hash.slice(1));
  if (target) {
    // What is folded away would not be seen where the link leads to.
    target.closest('details')?.setAttribute('open', '');
    target.scrollIntoView();
  } else if (!goingBack) window.scrollTo(0, 0);
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}
