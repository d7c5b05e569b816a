import type { Declination } from '@manasik/core/geo/declination';
import type { Position } from './qibla-view.ts';
import { useModule } from '../../../platform/modules/use-module.ts';

export type Correction =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; declination: Declination };

// The coefficients of the Earth's magnetic field stay out of the first load.
const load = () => import('@manasik/core/geo/declination');

/** From magnetic to true north at a place. Fetched with the page, so that the compass also starts offline. */
export function useCorrection({ latitude, longitude }: Position, now: Date): Correction {
  const loaded = useModule(load);
  if (loaded.status !== 'ready') return loaded;
  return { status: 'ready', declination: loaded.module.declination(latitude, longitude, now) };
}
