import type { MemberPosition } from '@manasik/contract/positions';

/** A position with its revision; the higher revision of a user's positions is the newer. */
export interface StoredPosition {
  readonly userId: string;
  readonly revision: number;
  /** Null: not shared, and no location is stored. */
  readonly position: MemberPosition | null;
}

/** What to write for a user. */
export interface PositionWrite {
  readonly userId: string;
  readonly at: Date;
  /** Null ends sharing and erases the location. */
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

/** The message between processes: a change, and the groups it concerns. */
export interface PositionChange extends StoredPosition {
  readonly groupIds: readonly string[];
}
