import { useLocation } from 'react-router';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';

/** The id that the address leads to (`#talbiyah`); empty while pages are rendered ahead of time. */
export function useHashTarget(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : '';
}
