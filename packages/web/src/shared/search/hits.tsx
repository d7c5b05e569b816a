import { WordsProvider } from '../../platform/i18n/index.ts';
import { HitList } from './hit-list.tsx';
import { searchedNamespaces } from './namespaces.ts';
import { useContentSearch } from './use-content-search.ts';

// Enough to choose from on a phone; who does not find it among these types another word.
const most = 20;

/** What the content has of the words typed. `loadHits` has fetched all of its words before. */
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
