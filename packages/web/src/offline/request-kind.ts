import { isLanguage, type Language, negotiateLanguage } from '@manasik/core/text/languages';

/**
 * How the worker treats a request: it answers `page` and `asset`, notices `signOut`, and leaves the rest to the
 * browser. It never answers `/api/`, so that replies with personal data stay out of its caches.
 */
export type RequestKind = 'page' | 'asset' | 'signOut' | 'action' | 'other';

interface Asked {
  url: string;
  method: string;
  /** `navigate` when a person opens the address. */
  mode: string;
}

export function requestKind({ url, method, mode }: Asked, origin: string): RequestKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'other';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (mode !== 'navigate') return 'other';
  if (address.pathname === '/api/logout') return 'signOut';
  return address.pathname.startsWith('/api/') ? 'action' : 'page';
}

/**
 * The language in which the server would answer: `?lang=`, otherwise the saved choice, otherwise the preference of the
 * browser.
 */
export function languageOf(
  address: URL,
  profile: Language | undefined,
  preferred: readonly string[],
): Language {
  const asked = address.searchParams.get('lang');
  return isLanguage(asked) ? asked : negotiateLanguage(preferred.join(), profile);
}

/** The address under which a page is stored. Of the query, the document depends on the language only. */
export const pageKey = (path: string, language: Language): string => `${path}?lang=${language}`;
