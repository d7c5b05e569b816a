import duas from '@manasik/content/guide/duas.json';
import { type ContentSearch, createContentSearch, type SearchDoc } from '@manasik/core/content-search';
import { riteIds } from '@manasik/core/guide/rites';
import { guideDocs, type GuideWords, type RiteWords } from '@manasik/core/guide/search-docs';
import { useMessages } from 'use-intl';
import { useHelp } from '../help/use-help.ts';
import { useTranslations, WordsProvider } from '../i18n/index.ts';
import { HitList } from './hit-list.tsx';
import { searchedNamespaces } from './namespaces.ts';

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

const arabic = Object.fromEntries(duas.map((dua) => [dua.id, dua.arabic]));

// One for each language that has been searched in, kept as long as its words are.
const indexes = new WeakMap<object, ContentSearch>();

function useContentSearch(): ContentSearch {
  const words = useMessages();
  const t = useTranslations('guide.parts');
  const help = useHelp().flatMap(({ entries }) => entries);
  const known = indexes.get(words);
  if (known) return known;
  const headings = {
    mistakes: t('mistakes'),
    women: t('women'),
    wheelchair: t('wheelchair'),
    firstTime: t('firstTime'),
  };
  const index = createContentSearch([
    ...guideDocs(guideWordsOf(words, headings), arabic),
    ...help.map(
      ({ id, question, answer }): SearchDoc => ({
        id: `help:${id}`,
        kind: 'help',
        title: question,
        text: answer,
        to: `/help#${id}`,
      }),
    ),
  ]);
  indexes.set(words, index);
  return index;
}

// The catalogues of the guide are plain texts under the ids of the content, as guide.check.ts holds them.
function guideWordsOf(words: object, headings: GuideWords['headings']): GuideWords {
  const all = words as Record<string, unknown>;
  return {
    // As said above.
    rites: Object.fromEntries(
      riteIds.map((id) => [id, all[`rites/${id}`] as RiteWords]),
    ) as GuideWords['rites'],
    // As said above.
    duas: all['duas'] as GuideWords['duas'],
    // As said above.
    transliterations: all['transliterations'] as GuideWords['transliterations'],
    // As said above.
    whatIf: all['whatIf'] as GuideWords['whatIf'],
    // As said above.
    places: all['places'] as GuideWords['places'],
    headings,
  };
}
