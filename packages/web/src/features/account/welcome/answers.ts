import type { SavedLocation } from '../../../shared/places/index.ts';
import type { OwnGuide } from '../settings/guide-choices.ts';

/** Answers that other features keep. They pass in how to read and change them. */
export interface Answers {
  readonly useGuide: () => OwnGuide;
  /** Undefined until it has been read, null when there is none. */
  readonly usePlace: () => {
    readonly place: SavedLocation | null | undefined;
    readonly changePlace: (chosen: SavedLocation) => Promise<void>;
  };
}
