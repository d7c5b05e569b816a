import { useCallback, useEffect, useState } from 'react';

export type LoadedModule<Module> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; module: Module };

/** Code that the first page does without, fetched once the page is there. `load` must stay the same function. */
export function useModule<Module>(load: () => Promise<Module>): LoadedModule<Module> {
  const [state, setState] = useState<{ module?: Module; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    load().then(
      (module) => {
        if (!gone) setState({ module, failed: false });
      },
      () => {
        if (!gone) setState({ failed: true });
      },
    );
    return () => {
      gone = true;
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setState({ failed: false });
    setAttempt((count) => count + 1);
  }, []);

  if (state.module !== undefined) return { status: 'ready', module: state.module };
  return state.failed ? { status: 'failed', retry } : { status: 'loading' };
}
