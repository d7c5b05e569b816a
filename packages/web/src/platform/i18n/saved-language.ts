import { isLanguage, type Language } from '@manasik/core/text/languages';

const key = 'manasik-language';
const oneYearSeconds = 31_536_000;

/** The saved choice of this device, if it is one of our languages. */
export function savedLanguage(): Language | undefined {
  const saved = readCookie() ?? readStorage();
  return isLanguage(saved) ? saved : undefined;
}

/** Saves the choice in a cookie, by which the server selects the page, and in local storage, which lasts longer. */
export function saveLanguage(language: Language): void {
  // The name and path stay the same, so that the newest choice replaces the older one.
  document.cookie = `${key}=${language}; Max-Age=${oneYearSeconds}; Path=/; SameSite=Lax`;
  try {
    localStorage.setItem(key, language);
  } catch {
    // Storage can be forbidden or full; the cookie is enough.
  }
}

function readCookie(): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`));
  return found?.slice(key.length + 1);
}

function readStorage(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
