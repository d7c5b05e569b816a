import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';

/**
 * The words typed, which also stand in the address as `?q=`: who comes back from a passage, or reloads the page, finds
 * them again. Pages rendered ahead of time know no words.
 */
export function useTyped(): [typed: string, type: (typed: string) => void] {
  const { key, search } = useLocation();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const [readAt, setReadAt] = useState<string>();
  // Each entry of the history has its own words: a link to another place on this page leads away from the search.
  if (isHydrated && readAt !== key) {
    setReadAt(key);
    setTyped(new URLSearchParams(search).get('q') ?? '');
  }
  return [
    typed,
    (next) => {
      setTyped(next);
      writeToAddress(next);
    },
  ];
}

// Past the router, which would draw the whole page for every letter; it reads the address when it comes back to it.
function writeToAddress(typed: string): void {
  const url = new URL(location.href);
  if (typed.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', typed);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari allows a hundred changes in half a minute. The next letter writes it again.
  }
}
