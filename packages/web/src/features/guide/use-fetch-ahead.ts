import type { Language } from '@manasik/core/text/languages';
import type { RiteId } from '@manasik/core/guide/rites';
import { useEffect } from 'react';
import { loadWords, useLanguage } from '../../platform/i18n/index.ts';
import { loadRite } from './rites/rite-files.ts';

/** What the page itself does comes first. */
const restMs = 1000;
/** The words of every page of a rite, beside its own. */
const shared = ['duas', 'transliterations', 'whatIf', 'places', 'hadith', 'holySites'] as const;

/** Browsers that know it tell whether the person spares data. */
const sparesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** Fetches what the pages of these rites are made of while this one is read, so that they stand at once. */
export function useFetchAhead(rites: readonly RiteId[]): void {
  const { language } = useLanguage();
  const list = rites.join();
  useEffect(() => {
    if (list === '' || sparesData()) return undefined;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      // The list was put together from ids just above.
      void fetchAhead(list.split(',') as RiteId[], language, gone.signal);
    }, restMs);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [list, language]);
}

async function fetchAhead(rites: readonly RiteId[], language: Language, gone: AbortSignal): Promise<void> {
  try {
    await Promise.all([import('./rites/rite-page.tsx'), loadWords(language, shared)]);
    for (const rite of rites) {
      if (gone.aborted) return;
      await Promise.all([loadRite(rite), loadWords(language, [`rites/${rite}`])]);
    }
  } catch {
    // There is no network. The page of the rite asks again when it is opened, and says so if it cannot be had.
  }
}
