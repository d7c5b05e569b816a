import type { Declination } from '@manasik/core/geo/declination';
import type { Position } from './qibla-view.ts';
import { useModule } from '../../../platform/modules/use-module.ts';

export type Correction =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; declination: Declination };

// The coefficients of the magnetic field are not in the first load.
const load = () => import('@manasik/core/geo/declination');

/**
 * The correction from magnetic to true north at a place, once both are known. Loaded with the page, so that the compass also starts offline.
 */
export function useCorrection(at: Position | undefined, now: Date | null): Correction {
  const loaded = useModule(load);
  if (loaded.status !== 'ready') return loaded;
  if (!at || !now) return { status: 'loading' };
  return { status: 'ready', declination: loaded.module.declination(at.latitude, at.longitude, now) };
}
