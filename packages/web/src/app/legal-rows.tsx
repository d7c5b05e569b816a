import { lazyPage } from '../platform/modules/lazy-page.tsx';
import type { PageRow } from './page-row.ts';

/** The pages about Manasik itself, and its terms. */
export const legalRows: readonly PageRow[] = [
  {
    path: '/about',
    name: 'about',
    page: lazyPage(() => import('../features/legal/about-page.tsx')),
    access: 'public',
    namespaces: ['about'],
    fetchesWords: true,
  },
  {
    path: '/about/assistant',
    name: 'about-assistant',
    page: lazyPage(() => import('../features/assistant/about-assistant/about-assistant-page.tsx')),
    access: 'public',
    namespaces: ['about-assistant', 'assistant'],
    fetchesWords: true,
  },
  {
    path: '/privacy',
    name: 'privacy',
    page: lazyPage(() => import('../features/legal/privacy-page.tsx')),
    access: 'public',
    namespaces: ['privacy'],
    fetchesWords: true,
  },
  {
    path: '/terms',
    name: 'terms',
    page: lazyPage(() => import('../features/legal/terms-page.tsx')),
    access: 'public',
    namespaces: ['terms'],
    fetchesWords: true,
  },
];
