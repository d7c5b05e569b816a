/**
 * Whether a passkey was not used because its owner, or the browser, stopped: dismissed, waited too long, none at hand. The
 * library names its errors after what the browser threw.
 */
export const isDismissed = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
