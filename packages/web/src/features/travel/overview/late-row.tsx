import { useCallback } from 'react';
import { loadWords, useLanguage, WordsProvider } from '../../../platform/i18n/index.ts';
import { useModule } from '../../../platform/modules/use-module.ts';
import { useDeparture } from '../items/use-departure.ts';

const namespaces = ['travel', 'vaccines'] as const;

/** A list row on another page: what is late for the trip. Without a trip, its code and words are not loaded. */
export function LateRow() {
  return useDeparture() === null ? null : <LoadedRow />;
}

function LoadedRow() {
  const { language } = useLanguage();
  const load = useCallback(async () => {
    const words = loadWords(language, namespaces);
    const module = import('./late-summary.tsx');
    await words;
    return module;
  }, [language]);
  const summary = useModule(load);
  if (summary.status !== 'ready') return null;
  return (
    <WordsProvider namespaces={namespaces}>
      <summary.module.LateSummary />
    </WordsProvider>
  );
}
