/**
 * Whether the user or the browser cancelled: dismissed, timed out, or no passkey available. The library names
 * its errors after those of the browser.
 */
export const isDismissed = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
