import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** The connection of one reader to a group's events, over a reply that does not end. */
export interface Stream {
  readonly userId: string;
  /** Whether the session that opened it is still valid. */
  isStillAllowed(): Promise<boolean> | boolean;
  write(frame: string): void;
  end(): void;
}

// A reader with this much unsent data is too slow. It is disconnected, and starts again with a snapshot.
const MOST_WAITING_BYTES = 256 * 1024;

/** @param onClose called once, when the reader disconnects or the stream is ended */
export function createStream(
  response: ServerResponse,
  userId: string,
  isStillAllowed: Stream['isStillAllowed'],
  onClose: () => void,
): Stream {
  response.once('close', onClose);
  // `close` also reports a broken connection; but without a listener the error would end the process.
  response.on('error', () => {});
  return {
    userId,
    isStillAllowed,
    write: (frame) => {
      response.write(frame);
      if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
    },
    end: () => {
      response.end();
      // `end` waits for a reader that may have left silently. Without a connection there is nothing to wait for.
      if (response.socket instanceof Socket) response.socket.destroySoon();
    },
  };
}
