import type { Language } from '@manasik/core/text/languages';
import type { RiteId } from '@manasik/core/guide/rites';
import { useEffect } from 'react';
import { loadWords, useLanguage } from '../../platform/i18n/index.ts';
import { loadRite } from './rites/rite-files.ts';

/** The page's own requests come first. */
const restMs = 1000;
/** The words that every rite page needs besides its own. */
const shared = [
  'duas',
  'transliterations',
  'what-if',
  'diagrams',
  'holy-places',
  'hadith',
  'holy-sites',
] as const;

/** Some browsers report that the user saves data. */
const sparesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/**
 * Prefetches the words and rulings of these rites, so that their pages open at once. `page` loads the code of a rite's
 * page if it is not loaded yet. It must be the same function on every render.
 */
export function useFetchAhead(rites: readonly RiteId[], page?: () => Promise<unknown>): void {
  const { language } = useLanguage();
  const list = rites.join();
  useEffect(() => {
    if (list === '' || sparesData()) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      // The list was built from ids just above.
      void fetchAhead(list.split(',') as RiteId[], language, page, gone.signal);
    }, restMs);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [list, language, page]);
}

async function fetchAhead(
  rites: readonly RiteId[],
  language: Language,
  page: (() => Promise<unknown>) | undefined,
  gone: AbortSignal,
): Promise<void> {
  try {
    await Promise.all([page?.(), loadWords(language, shared)]);
    for (const rite of rites) {
      if (gone.aborted) return;
      await Promise.all([loadRite(rite), loadWords(language, [`rites/${rite}`])]);
    }
  } catch {
    // Offline. The page of the rite tries again when it is opened, and shows an error if that fails.
  }
}
