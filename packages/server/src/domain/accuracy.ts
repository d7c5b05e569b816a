/**
 * Rounds metres to a tenth, like the database column of seven digits, so that memory and database hold the same value.
 * PostgreSQL would refuse a number too small for the column, with the whole statement, so it becomes 0.
 */
export const storedAccuracy = (metres: number | null): number | null =>
  metres === null ? null : Math.round(metres * 10) / 10;

/**
 * Limits the measuring time to between 1970 and now, whatever the device's clock says. PostgreSQL has no year 0, and
 * would refuse the whole statement.
 */
export const storedCapture = (capturedAt: string, now: Date): Date =>
  new Date(Math.min(Math.max(Date.parse(capturedAt), 0), now.getTime()));
