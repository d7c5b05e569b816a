interface MarkerParts {
  readonly put: (upTo: number) => Promise<void>;
  /** The server has the mark, so the count of unread messages can be refetched. */
  readonly onMarked: () => void;
}

const quietMs = 400;
const betweenMs = 2000;

/** Tells the server up to which message the user has read: rarely, one request at a time, and never backwards. */
export function createReadMarker({ put, onMarked }: MarkerParts) {
  let seen = 0;
  let marked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;

  function plan(ms: number): void {
    if (timer !== undefined || isBusy || seen <= marked) return;
    timer = setTimeout(() => void send(), ms);
  }

  async function send(): Promise<void> {
    timer = undefined;
    isBusy = true;
    const upTo = seen;
    try {
      await put(upTo);
      marked = upTo;
      onMarked();
      isBusy = false;
      plan(betweenMs);
    } catch {
      // The next message that is seen, or opening the chat again, sends it. Nothing is lost meanwhile.
      isBusy = false;
    }
  }

  return {
    /** Marks message `number` and all earlier ones as seen. */
    see: (number: number) => {
      seen = Math.max(seen, number);
      plan(quietMs);
    },
    close: () => clearTimeout(timer),
  };
}
