import type { Language } from '@manasik/core/text/languages';

/** What a build stores for use offline. build/offline-list.ts writes it, and the worker contains it. */
export interface OfflineList {
  /** Identifies the build; each of its pages has the same value in `data-build`. */
  build: string;
  /** Addresses of scripts, styles and fonts for every language. */
  assets: readonly string[];
  /** Addresses of the words and fonts of one language. */
  languageAssets: Readonly<Record<Language, readonly string[]>>;
  /** Pages that are fetched in advance. */
  pages: readonly OfflinePage[];
  /** Pages that are stored after the first visit. */
  otherPages: readonly string[];
}

export interface OfflinePage {
  path: string;
  /** `both`: there is one variant for signed-in people and one for everyone else. */
  session: 'any' | 'in' | 'both';
}

/** What the page reports to the worker about its user. */
export interface OfflineProfile {
  /** The language in which the server would answer an address without `?lang=`. */
  language: Language;
  /** The language that was used on this device before it: a family may share a phone. */
  otherLanguage?: Language | undefined;
  /** Whether this device seems to have a session. */
  signedIn: boolean;
  /**
   * Whether the browser is set to save data. Then only the page that explains what works offline is fetched in advance.
   */
  saveData: boolean;
}

/** A message from the page to the worker. */
export type Message = { kind: 'profile'; profile: OfflineProfile } | { kind: 'take-over'; build: string };

/** The reply of the worker to `profile`: everything for use offline in this language is stored. */
export interface Ready {
  kind: 'ready';
  language: Language;
}

/** The page that replaces pages which are not stored. */
export const offlinePath = '/offline';

/** The addresses of all files to fetch in advance for this person. */
export const assetsFor = (list: OfflineList, { language, saveData }: OfflineProfile): readonly string[] =>
  saveData ? [] : [...list.assets, ...list.languageAssets[language]];

/** The pages to fetch in advance for this person. */
export const pagesFor = (list: OfflineList, { signedIn, saveData }: OfflineProfile): readonly OfflinePage[] =>
  list.pages.filter(({ path, session }) => (saveData ? path === offlinePath : session !== 'in' || signedIn));

/** Whether a page at this address may be stored. */
export const isKept = (list: OfflineList, path: string): boolean =>
  list.otherPages.includes(path) || list.pages.some((page) => page.path === path);
