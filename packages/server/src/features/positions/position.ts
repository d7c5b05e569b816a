import type { MemberPosition } from '@manasik/contract/positions';

/** A position with its revision; of two of a user the higher one is the newer. */
export interface StoredPosition {
  readonly userId: string;
  readonly revision: number;
  /** Null: not shared, and nothing is known of where. */
  readonly position: MemberPosition | null;
}

/** What is to be written for a user. */
export interface PositionWrite {
  readonly userId: string;
  readonly at: Date;
  /** Null ends sharing and erases what was known. */
  readonly place: {
    /** The session that shares. */
    readonly sessionId: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly locationName: string | null;
    readonly accuracy: number | null;
    readonly batteryPercent: number | null;
    readonly capturedAt: Date;
    readonly until: Date | null;
  } | null;
}

/** What processes tell each other: a change, and the groups that it concerns. */
export interface PositionChange extends StoredPosition {
  readonly groupIds: readonly string[];
}
