import { riteIds } from '@manasik/core/guide/rite-ids';
import { BookOpen } from 'lucide-react';
import { lazyPage } from '../platform/modules/lazy-page.tsx';
import type { PageRow } from './page-row.ts';

// The words that every page of the guide uses, and those that pages with duas or rites need besides.
const duaWords = ['guide', 'duas', 'transliterations', 'hadith'] as const;

const riteRows = riteIds.map(
  (id): PageRow => ({
    path: `/guide/${id}`,
    name: `rite-${id}`,
    file: 'rite',
    page: lazyPage(() =>
      import('../features/guide/rites/rite-page.tsx').then(({ ritePage }) => ritePage(id)),
    ),
    access: 'public',
    namespaces: [`rites/${id}`, ...duaWords, 'what-if', 'diagrams', 'holy-places', 'holy-sites'],
    fetchesWords: true,
  }),
);

/** The pages of the guide: the plan, each rite, the duas, "what if", and the guide to print. */
export const guideRows: readonly PageRow[] = [
  {
    path: '/guide',
    name: 'guide',
    page: lazyPage(async () => {
      const [{ guidePage }, { AssistantCard }] = await Promise.all([
        import('../features/guide/guide-page.tsx'),
        import('./assistant/assistant-card.tsx'),
      ]);
      return guidePage(<AssistantCard agent="guide" />);
    }),
    access: 'public',
    namespaces: ['guide', 'search', 'assistant', 'errors'],
    section: { label: 'guide', icon: BookOpen },
  },
  ...riteRows,
  {
    path: '/guide/duas',
    name: 'duas',
    page: lazyPage(() => import('../features/guide/duas/duas-page.tsx')),
    access: 'public',
    namespaces: [...duaWords],
    titleKey: 'guide.duas.meta.title',
    fetchesWords: true,
  },
  {
    path: '/guide/what-if',
    name: 'what-if',
    page: lazyPage(() => import('../features/guide/what-if/what-if-page.tsx')),
    access: 'public',
    namespaces: ['guide', 'what-if', 'hadith'],
    titleKey: 'guide.whatIf.meta.title',
    fetchesWords: true,
  },
  {
    path: '/guide/practical',
    name: 'practical',
    page: lazyPage(() => import('../features/guide/practical/practical-page.tsx')),
    access: 'public',
    namespaces: ['guide', 'practical', 'hadith'],
    titleKey: 'guide.practical.meta.title',
    fetchesWords: true,
  },
  {
    path: '/guide/counters',
    name: 'counters',
    page: lazyPage(() => import('../features/guide/counters/counters-page.tsx')),
    access: 'public',
    namespaces: ['guide'],
    titleKey: 'guide.counters.meta.title',
    fetchesWords: true,
  },
  {
    path: '/guide/penalties',
    name: 'penalties',
    page: lazyPage(() =>
      import('../features/guide/penalties/penalties-page.tsx').then(({ penaltiesPage }) => penaltiesPage()),
    ),
    access: 'public',
    namespaces: ['guide', 'hadith', ...riteIds.map((id) => `rites/${id}` as const)],
    titleKey: 'guide.penalties.meta.title',
    fetchesWords: true,
  },
  {
    path: '/guide/pocket',
    name: 'pocket',
    page: lazyPage(() =>
      import('../features/guide/pocket/pocket-page.tsx').then(({ pocketPage }) => pocketPage()),
    ),
    access: 'public',
    namespaces: [
      ...duaWords,
      'what-if',
      'practical',
      'emergency',
      'lost-card',
      ...riteIds.map((id) => `rites/${id}` as const),
    ],
    titleKey: 'guide.pocket.meta.title',
    fetchesWords: true,
  },
];
