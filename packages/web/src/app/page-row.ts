import type { LucideIcon } from 'lucide-react';
import type { Namespace } from '../platform/i18n/index.ts';
import type { LazyPage } from '../platform/modules/lazy-page.tsx';
import type navigationWords from '@manasik/content/locales/en/navigation.json';

/** A key of navigation.json whose value is one text. */
export type NavigationWord = {
  [K in keyof typeof navigationWords]: (typeof navigationWords)[K] extends string ? K : never;
}[keyof typeof navigationWords];

/** One page: its address, its code and its words. */
export interface PageRow {
  /** As react-router writes it: `/groups/:id`. */
  path: string;
  /** Names the page's files in `dist/pages/<language>/`, and the page to the rest of the app. */
  name: string;
  /** Names the page's file, `<file>-page.tsx`, where that is not the row's own name: one for many rows. */
  file?: string;
  page: LazyPage;
  /** `user`: signed-out visitors are sent to sign in, and come back. */
  access: 'public' | 'user';
  /** The words it needs besides those of the shell. The first holds `meta.title` and `meta.description`. */
  namespaces: readonly [Namespace, ...Namespace[]];
  /** Where its title stands in the words, if not at `meta.title` of the first namespace; `description` is beside it. */
  titleKey?: string;
  /** Name of the page that signed-in users see at this address instead. */
  signedIn?: string;
  /** A page for users that draws skeletons itself while it is not yet known who is here. */
  drawsLoading?: boolean;
  /** Its words are much and stand in its markup: they are fetched beside it, not sent a second time within it. */
  fetchesWords?: boolean;
  /** Keep it out of search engines and the site map. */
  hidden?: boolean;
  /** A link of the second row, of the drawer's first part, and of the guide through the sections. */
  section?: { label: NavigationWord; icon: LucideIcon };
}
