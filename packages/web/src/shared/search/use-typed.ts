import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';

/** The search text, also in the address as `?q=`, so that Back and a reload restore it. Prerendered pages have none. */
export function useTyped(): [typed: string, type: (typed: string) => void] {
  const { key, search } = useLocation();
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState('');
  const [readAt, setReadAt] = useState<string>();
  // Each history entry has its own text: a link to another part of this page ends the search.
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

// Bypasses the router, which would render the whole page for each letter. It reads the address when it returns to it.
function writeToAddress(typed: string): void {
  const url = new URL(location.href);
  if (typed.trim() === '') url.searchParams.delete('q');
  else url.searchParams.set('q', typed);
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari allows a hundred changes in half a minute. The next letter tries again.
  }
}
