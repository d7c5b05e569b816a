import { useEffect, useState } from 'react';
import { loadWords } from '../../platform/i18n/index.ts';

type Status = 'loading' | 'ready' | 'failed';
export type ArabicWords = { status: 'loading' | 'ready' } | { status: 'failed'; retry: () => void };

/** Fetches what the card says in Arabic, with the page, so that it can be shown later without a network. */
export function useArabicWords(): ArabicWords {
  const [status, setStatus] = useState<Status>('loading');
  useEffect(() => {
    let isGone = false;
    async function load() {
      const outcome = await outcomeOfLoading();
      if (!isGone) setStatus(outcome);
    }
    const begin = () => void load();
    begin();
    // Nobody who is lost should have to press for it.
    addEventListener('online', begin);
    return () => {
      isGone = true;
      removeEventListener('online', begin);
    };
  }, []);

  async function retry() {
    setStatus('loading');
    setStatus(await outcomeOfLoading());
  }
  return status === 'failed' ? { status, retry: () => void retry() } : { status };
}

async function outcomeOfLoading(): Promise<Status> {
  try {
    await loadWords('ar', ['lost-card']);
    return 'ready';
  } catch {
    // Without a network, and not fetched before: the page says so.
    return 'failed';
  }
}
