import type { Language } from '@manasik/core/text/languages';

/** What a build can keep for use without a network. build/offline-list.ts makes it, the worker carries it. */
export interface OfflineList {
  /** Names the build; every page of it says the same in `data-build`. */
  build: string;
  /** Addresses of scripts, styles and fonts, whatever the language. */
  assets: readonly string[];
  /** Those that only pages in one language need: words and fonts. */
  languageAssets: Readonly<Record<Language, readonly string[]>>;
  /** Addresses of the pages to have ready. */
  pages: readonly OfflinePage[];
  /** Addresses of the other pages, which are kept once they have been visited. */
  otherPages: readonly string[];
}

export interface OfflinePage {
  path: string;
  /** Who gets it: `both` means that there is one for those who are signed in and another for the rest. */
  session: 'any' | 'in' | 'both';
}

/** What the page has told the worker of the person in front of it. */
export interface Told {
  /** The one that the server would answer an address without `?lang=` in. */
  language: Language;
  /** The language that was used on this device before it: a family may share a phone. */
  otherLanguage?: Language | undefined;
  /** There is a sign of a session on this device. */
  signedIn: boolean;
  /** The person has asked the browser to spare data: nothing is fetched ahead but the page that explains it. */
  saveData: boolean;
}

/** A message of the page to the worker. */
export type Message = { kind: 'told'; told: Told } | { kind: 'take-over'; build: string };

/** The worker's answer to `told`: everything is here to use the app in this language without a network. */
export interface Ready {
  kind: 'ready';
  language: Language;
}

/** The page that is shown in the place of one that is not on the device. */
export const offlinePath = '/offline';

/** The addresses of all files to have ready for this person. */
export const assetsFor = (list: OfflineList, { language, saveData }: Told): readonly string[] =>
  saveData ? [] : [...list.assets, ...list.languageAssets[language]];

/** The pages to have ready for this person. */
export const pagesFor = (list: OfflineList, { signedIn, saveData }: Told): readonly OfflinePage[] =>
  list.pages.filter(({ path, session }) => (saveData ? path === offlinePath : session !== 'in' || signedIn));

/** Whether a page at this address may be kept. */
export const isKept = (list: OfflineList, path: string): boolean =>
  list.otherPages.includes(path) || list.pages.some((page) => page.path === path);
