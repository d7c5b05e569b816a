import { wayBetween } from '@manasik/core/geo/great-circle';
import type { PositionFailure } from '../../platform/device/device-position.ts';
import type { Fix } from '../../platform/device/watch-position.ts';
import { isWorthSending, type Sent } from '../positions/sharing-rules.ts';
import { movedMetres, placePatienceMs, type PlaceState, placeState, type SosCall } from './sos-call.ts';

export interface PlaceParts {
  readonly movePlace: (id: string, place: Fix) => Promise<SosCall>;
  readonly watch: (onFix: (fix: Fix) => void, onFailure: (reason: PositionFailure) => void) => () => void;
  readonly now: () => number;
}

interface Listener {
  readonly onFix: () => void;
  readonly onFailure: () => void;
}

/** Where the device of a caller is, and how much of that the group knows. It stays in memory. */
export class CallerPlace {
  private readonly parts: PlaceParts;
  private readonly listener: Listener;
  private newest: Fix | undefined;
  private sent: Sent | null = null;
  private failure: PositionFailure | undefined;
  private stopWatching: (() => void) | undefined;
  private isUntold = false;

  constructor(parts: PlaceParts, listener: Listener) {
    this.parts = parts;
    this.listener = listener;
  }

  get fix(): Fix | undefined {
    return this.newest;
  }

  /** The newest place could not be told. */
  get isLate(): boolean {
    return this.isUntold;
  }

  follow(): void {
    if (this.stopWatching) return;
    this.failure = undefined;
    this.stopWatching = this.parts.watch(
      (fix) => {
        this.newest = fix;
        this.failure = undefined;
        this.listener.onFix();
      },
      (reason) => {
        this.failure = reason;
        this.listener.onFailure();
      },
    );
  }

  /** Nothing of where the person was is left. */
  forget(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
    this.newest = undefined;
    this.sent = null;
    this.isUntold = false;
  }

  /** Whether a call should wait a little longer for a place. */
  mayCome(pressedAt: number): boolean {
    const waitedMs = this.parts.now() - pressedAt;
    return !this.newest && this.failure === undefined && waitedMs < placePatienceMs;
  }

  /** What the group knows of it. */
  stateFor(call: SosCall): PlaceState {
    return placeState(call, this.isUntold, this.failure);
  }

  isWorthTelling({ place }: SosCall): boolean {
    const fix = this.newest;
    if (!fix || !place) return fix !== undefined;
    return (
      wayBetween(place, fix).distanceMetres > movedMetres || isWorthSending(this.sent, fix, this.parts.now())
    );
  }

  /** The server has heard a place. */
  told(fix: Fix): void {
    this.sent = { fix, at: this.parts.now() };
    this.isUntold = false;
  }

  /**
   * Tells the server where the device is now.
   * @throws ApiError
   */
  async bringTo(call: SosCall): Promise<SosCall> {
    const fix = this.newest;
    if (!fix) return call;
    try {
      const moved = await this.parts.movePlace(call.id, fix);
      this.told(fix);
      return moved;
    } catch (error) {
      this.isUntold = true;
      throw error;
    }
  }
}
