import { useEffect, useState } from 'react';
import { loadWords } from '../../platform/i18n/index.ts';

type Status = 'loading' | 'ready' | 'failed';
export type ArabicWords = { status: 'loading' | 'ready' } | { status: 'failed'; retry: () => void };

/** Loads the Arabic words of the card with the page, so that the card works offline later. */
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
    // A lost person must not have to tap for it.
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
    // Offline, and not loaded before. The page shows a message.
    return 'failed';
  }
}
