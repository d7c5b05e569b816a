import { isLanguage, type Language, negotiateLanguage } from '@manasik/core/text/languages';

/**
 * What the worker does with a request: `page` and `asset` it answers, `signOut` it takes notice of, all else is the
 * browser's own business. `/api/` is never answered: replies with personal data stay out of its caches.
 */
export type RequestKind = 'page' | 'asset' | 'signOut' | 'action' | 'other';

interface Asked {
  url: string;
  method: string;
  /** `navigate` when a person goes to the address. */
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

/** The language the server would answer in: `?lang=`, else what was chosen, else what the browser prefers. */
export function languageOf(address: URL, told: Language | undefined, preferred: readonly string[]): Language {
  const asked = address.searchParams.get('lang');
  return isLanguage(asked) ? asked : negotiateLanguage(preferred.join(), told);
}

/** The address a page is kept under. Its query says nothing that its document depends on, but for the language. */
export const pageKey = (path: string, language: Language): string => `${path}?lang=${language}`;
