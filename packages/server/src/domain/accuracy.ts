/**
 * Metres as the database keeps them, to a tenth: its column has seven digits, and what memory says must be what it says.
 * Numbers that are too small for it, which it refuses with all that is written beside them, become 0.
 */
export const storedAccuracy = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres * 10) / 10;

/**
 * When a device measured: now at the latest, whatever its clock says, and 1970 at the earliest. PostgreSQL knows no
 * year 0, and refuses all that is written with it.
 */
export const storedCapture = (capturedAt: string, now: Date): Date =>
  new Date(Math.min(Math.max(Date.parse(capturedAt), 0), now.getTime()));
