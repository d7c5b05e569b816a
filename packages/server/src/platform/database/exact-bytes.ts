/**
 * The same bytes in memory of their own, to be handed to another thread. A Buffer is as a rule a window on a pool of
 * `Buffer.poolSize` (64 KiB), and a message carries the whole pool: what piles up on the other side that way makes V8
 * collect its whole heap twice a second under load.
 */
export const exactBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
