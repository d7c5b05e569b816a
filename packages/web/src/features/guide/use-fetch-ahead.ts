import type { Language } from '@manasik/core/text/languages';
import type { RiteId } from '@manasik/core/guide/rites';
import { useEffect } from 'react';
import { loadWords, useLanguage } from '../../platform/i18n/index.ts';
import { loadRite } from './rites/rite-files.ts';

/** What the page itself does comes first. */
const restMs = 1000;
/** The words of every page of a rite, beside its own. */
const shared = ['duas', 'transliterations', 'what-if', 'holy-places', 'hadith', 'holy-sites'] as const;

/** Browsers that know it tell whether the person spares data. */
const sparesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/**
 * Fetches the words and rulings of these rites while another page is read, so that their pages open at once. `page`
 * fetches the code of a rite's page, where it is not loaded yet; it must be the same function on every render.
 */
export function useFetchAhead(rites: readonly RiteId[], page?: () => Promise<unknown>): void {
  const { language } = useLanguage();
  const list = rites.join();
  useEffect(() => {
    if (list === '' || sparesData()) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      // The list was put together from ids just above.
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
    // There is no network. The page of the rite asks again when it is opened, and says so if it cannot be had.
  }
}
