import { useEffect, useState } from 'react';

export type LoadedModule<Module> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; module: Module };

type Outcome<Module> = { status: 'loading' | 'failed' } | { status: 'ready'; module: Module };

/** Code that is loaded after the first render. `load` must stay the same function. */
export function useModule<Module>(load: () => Promise<Module>): LoadedModule<Module> {
  const [outcome, setOutcome] = useState<Outcome<Module>>({ status: 'loading' });

  useEffect(() => {
    let gone = false;
    async function begin() {
      const first = await outcomeOf(load);
      if (!gone) setOutcome(first);
    }
    void begin();
    return () => {
      gone = true;
    };
  }, [load]);

  async function retry() {
    setOutcome({ status: 'loading' });
    setOutcome(await outcomeOf(load));
  }

  if (outcome.status === 'ready') return outcome;
  return outcome.status === 'failed'
    ? { status: 'failed', retry: () => void retry() }
    : { status: 'loading' };
}

async function outcomeOf<Module>(load: () => Promise<Module>): Promise<Outcome<Module>> {
  try {
    return { status: 'ready', module: await load() };
  } catch {
    // Offline and not loaded before: the page says so and offers to try again.
    return { status: 'failed' };
  }
}
