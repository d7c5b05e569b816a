import { WordsProvider } from '../../platform/i18n/index.ts';
import { HitList } from './hit-list.tsx';
import { searchedNamespaces } from './namespaces.ts';
import { useContentSearch } from './use-content-search.ts';

// Enough for a phone. Anyone who does not find a passage among these types another word.
const most = 20;

/** The passages that match the text. `loadHits` has loaded all words before. */
export function Hits({ typed }: { typed: string }) {
  return (
    <WordsProvider namespaces={searchedNamespaces}>
      <Found typed={typed} />
    </WordsProvider>
  );
}

function Found({ typed }: { typed: string }) {
  const search = useContentSearch();
  return <HitList hits={search.search(typed, most)} />;
}
