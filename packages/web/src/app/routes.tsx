import { lazyPage, type LazyPage } from '../lib/lazy-page.tsx';
import type { PageRow } from './page-row.ts';

/**
 * Every page and its address; nothing else in the app knows both. A page is added by its file, its row and
 * its words (see `catalogue.ts`): navigation, guards, titles and the site map follow from the row.
 */
export const rows: readonly PageRow[] = [
  {
    path: '/',
    name: 'landing',
    page: lazyPage(() => import('../features/landing/landing-page.tsx')),
    access: 'public',
    namespaces: ['landing'],
    signedIn: 'dashboard',
  },
];

export const notFoundRow: PageRow = {
  path: '*',
  name: 'not-found',
  page: lazyPage(() => import('../features/not-found/not-found-page.tsx')),
  access: 'public',
  namespaces: ['common'],
  meta: 'notFound.meta',
  hidden: true,
};

/**
 * The chat of the four assistants, once there is one: the navigation shows its button from then on. It is
 * drawn on every page and listens for `open-ai-chat`.
 */
export const assistantPart: LazyPage | undefined = undefined;

/** The words of the shell, which every page carries. */
export const shellNamespaces = ['common', 'navigation'] as const;
