import type { LucideIcon } from 'lucide-react';
import type { Namespace } from '../platform/i18n/index.ts';
import type { LazyPage } from '../platform/modules/lazy-page.tsx';
import type navigationWords from '@manasik/content/locales/en/navigation.json';

/** A key of navigation.json whose value is one text. */
export type NavigationWord = {
  [K in keyof typeof navigationWords]: (typeof navigationWords)[K] extends string ? K : never;
}[keyof typeof navigationWords];

/** `titles`: the value of the query -> the key of that part's title. */
interface PageParts {
  query: string;
  titles: Readonly<Record<string, string>>;
}

/** One page: its address, its code and its words. */
export interface PageRow {
  /** The path pattern of react-router: `/groups/:id`. */
  path: string;
  /** The name of the page, and of its files in `dist/pages/<language>/`. */
  name: string;
  /** The name of the page's source file, `<file>-page.tsx`, if it differs from `name`, as when many rows share it. */
  file?: string;
  page: LazyPage;
  /** `user`: signed-out visitors are redirected to sign in and come back afterwards. */
  access: 'public' | 'user';
  /**
   * The namespaces it needs besides those of the shell. The first contains `meta.title` and
   * `meta.description`.
   */
  namespaces: readonly [Namespace, ...Namespace[]];
  /** The path of its title in the words, if not `meta.title` of the first namespace. `description` is next to it. */
  titleKey?: string;
  /** For a page whose query selects a part with its own title. */
  parts?: PageParts;
  /** Name of the page that signed-in users see at this address instead. */
  signedIn?: string;
  /** A page for users that shows its own skeletons until the session is known. */
  drawsLoading?: boolean;
  /** Its words are many and already in its markup, so they are fetched separately instead of inlined a second time. */
  fetchesWords?: boolean;
  /** Excluded from search engines and the site map. */
  hidden?: boolean;
  /** Makes it a link in the row of large screens, in the drawer's first part, and in the guide through the sections. */
  section?: {
    label: NavigationWord;
    icon: LucideIcon;
    /** Only in the rows of wide screens; everywhere in the drawer. */
    isMinor?: true;
  };
}
