import type { SavedLocation } from '../../../shared/places/index.ts';

/** The person's location. The prayer times pass it in. */
export interface OwnPlace {
  /** Undefined until it has been read, null when there is none. */
  readonly place: SavedLocation | null | undefined;
  readonly changePlace: (chosen: SavedLocation) => Promise<void>;
}
