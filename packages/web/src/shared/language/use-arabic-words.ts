import { useEffect, useState } from 'react';
import { loadWords, type Namespace } from '../../platform/i18n/index.ts';

type Status = 'loading' | 'ready' | 'failed';
export type ArabicWords = { status: 'loading' | 'ready' } | { status: 'failed'; retry: () => void };

/** Loads the Arabic words of a card with the page, so that the card works offline later. */
export function useArabicWords(namespace: Namespace): ArabicWords {
  const [status, setStatus] = useState<Status>('loading');
  useEffect(() => {
    let isGone = false;
    async function load() {
      const outcome = await outcomeOfLoading(namespace);
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
  }, [namespace]);

  async function retry() {
    setStatus('loading');
    setStatus(await outcomeOfLoading(namespace));
  }
  return status === 'failed' ? { status, retry: () => void retry() } : { status };
}

async function outcomeOfLoading(namespace: Namespace): Promise<Status> {
  try {
    await loadWords('ar', [namespace]);
    return 'ready';
  } catch {
    // Offline, and not loaded before. The page shows a message.
    return 'failed';
  }
}
