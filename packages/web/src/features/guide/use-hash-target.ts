import { useLocation } from 'react-router';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';

/** The id in the address (`#talbiyah`); empty in prerendered pages. */
export function useHashTarget(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : '';
}
