interface MarkerParts {
  readonly put: (upTo: number) => Promise<void>;
  /** The server has it: what counts unread messages can be asked again. */
  readonly onMarked: () => void;
}

const quietMs = 400;
const betweenMs = 2000;

/** Tells the server up to which message one has read: seldom, one word at a time, and never backwards. */
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
      // Told with the next message that is seen, or when the chat is opened again; nothing is lost meanwhile.
      isBusy = false;
    }
  }

  return {
    /** Message `number` and all before it were in view. */
    see: (number: number) => {
      seen = Math.max(seen, number);
      plan(quietMs);
    },
    close: () => clearTimeout(timer),
  };
}
