import { onNetworkChange } from '../api/network.ts';
import { currentUser, onSessionChange } from '../session/session.ts';

/** Work for one signed-in person. */
export interface Worker {
  readonly open: () => Promise<void>;
  /** Retries now: the network or the page is back. */
  readonly run: () => Promise<void>;
  /** A page shows the data, or the session was confirmed. */
  readonly refresh?: () => void;
  /** The page is hidden or closes, and may not come back. */
  readonly leave?: () => void;
  /** The person has signed out: nothing may be shown any more. */
  readonly close: () => void;
}

/** Keeps one worker for the person who is signed in, and reports network, visibility and session changes to it. */
export function followOwner<Kind extends Worker>(make: (owner: string) => Kind, onChange: () => void) {
  let current: { readonly owner: string; readonly worker: Kind } | undefined;
  let users = 0;
  let stopListening: (() => void) | undefined;

  const run = async (): Promise<void> => current?.worker.run();

  function follow(): void {
    const owner = currentUser()?.id;
    if (owner === current?.owner) return current?.worker.refresh?.();
    close();
    if (owner === undefined) return;
    current = { owner, worker: make(owner) };
    void current.worker.open();
  }

  function close(): void {
    current?.worker.close();
    current = undefined;
    onChange();
  }

  function stop(): void {
    users -= 1;
    if (users > 0) return;
    stopListening?.();
    stopListening = undefined;
    close();
  }

  return {
    run,
    current: (): Kind | undefined => current?.worker,
    /**
     * Starts, or refreshes when already started. Returns a function that stops; after several starts, the last one
     * to be called stops it.
     */
    start: (): (() => void) => {
      users += 1;
      stopListening ??= listen(
        follow,
        () => void run(),
        () => current?.worker.leave?.(),
      );
      follow();
      return stop;
    },
  };
}

function listen(follow: () => void, run: () => void, leave: () => void): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : run());
  const stopNetwork = onNetworkChange(run);
  const stopSession = onSessionChange(follow);
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stopNetwork();
    stopSession();
    removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
