import { Luggage } from 'lucide-react';
import { lazyPage } from '../platform/modules/lazy-page.tsx';
import type { PageRow } from './page-row.ts';

/** The pages around the journey. */
export const travelRows: readonly PageRow[] = [
  {
    path: '/travel',
    name: 'travel',
    page: lazyPage(async () => {
      const [{ travelPage }, { useOwnChoices }] = await Promise.all([
        import('../features/travel/travel-page.tsx'),
        import('../features/guide/progress/use-own-choices.ts'),
      ]);
      return travelPage(useOwnChoices);
    }),
    access: 'public',
    namespaces: ['travel', 'travel-money', 'travel-checklist', 'vaccines', 'errors'],
    section: { label: 'travel', icon: Luggage, isMinor: true },
    parts: {
      query: 'tab',
      titles: {
        documents: 'travel.tabs.documents',
        bookings: 'travel.tabs.bookings',
        checklist: 'travel.tabs.checklist',
      },
    },
  },
  {
    path: '/travel/costs',
    name: 'travel-costs',
    file: 'costs',
    page: lazyPage(() => import('../features/travel/costs/costs-page.tsx')),
    access: 'public',
    namespaces: ['travel-money', 'travel', 'errors'],
    titleKey: 'travel-money.costs.meta.title',
  },
  {
    path: '/travel/promises',
    name: 'travel-promises',
    file: 'promises',
    page: lazyPage(() => import('../features/travel/promises/promises-page.tsx')),
    access: 'public',
    namespaces: ['travel-money', 'travel', 'errors'],
    titleKey: 'travel-money.promises.meta.title',
  },
  {
    path: '/travel/country',
    name: 'travel-country',
    file: 'country',
    page: lazyPage(() => import('../features/travel/country/country-page.tsx')),
    access: 'public',
    namespaces: ['travel-country', 'travel'],
  },
];
