import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** One reader of a group's events, at the other end of a reply that does not end. */
export interface Stream {
  readonly userId: string;
  /** Whether the session that opened it still holds. */
  isStillAllowed(): Promise<boolean> | boolean;
  write(frame: string): void;
  end(): void;
}

// Who reads so slowly that this much waits has missed the moment anyway: they come back and begin with a snapshot.
const MOST_WAITING_BYTES = 256 * 1024;

/** @param onClose called once, when the reader has gone or was sent away */
export function createStream(
  response: ServerResponse,
  userId: string,
  isStillAllowed: Stream['isStillAllowed'],
  onClose: () => void,
): Stream {
  response.once('close', onClose);
  // A connection that breaks says so by `close`; without a listener it would end the process.
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
      // An `end` waits for a reader that may have gone without a word. Without a connection there is nothing to wait for.
      if (response.socket instanceof Socket) response.socket.destroySoon();
    },
  };
}
