import { useCallback } from 'react';
import { useOwnChoices } from '../../features/guide/progress/use-own-choices.ts';
import { overviewNamespaces } from '../../features/travel/overview/namespaces.ts';
import { loadWords, useLanguage, WordsProvider } from '../../platform/i18n/index.ts';
import { ModulePart } from '../../platform/modules/module-part.tsx';
import { AssistantCard } from '../assistant/assistant-card.tsx';

/** The trip and what is next. Its code and words are loaded with the tab, so that Home does not become heavier. */
export function TravelTab() {
  const { language } = useLanguage();
  const choices = useOwnChoices();
  const load = useCallback(async () => {
    const words = loadWords(language, overviewNamespaces);
    const module = import('../../features/travel/overview/travel-overview.tsx');
    await words;
    return module;
  }, [language]);
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <ModulePart load={load}>
        {({ TravelOverview }) => (
          <WordsProvider namespaces={overviewNamespaces}>
            <TravelOverview choices={choices} />
          </WordsProvider>
        )}
      </ModulePart>
      <AssistantCard agent="travel" />
    </div>
  );
}
