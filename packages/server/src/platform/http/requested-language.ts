import type { IncomingHttpHeaders } from 'node:http';
import { type Language, negotiateLanguage } from '@manasik/core/text/languages';
import { parseCookie } from 'cookie';

const LANGUAGE_COOKIE = 'manasik-language';

/** The headers that `requestedLanguage` reads, for `vary`. */
export const requestedLanguageVary = 'accept-language, cookie';

/** The language chosen on the visitor's device, otherwise the browser's preferred one. */
export function requestedLanguage(headers: IncomingHttpHeaders): Language {
  const { cookie } = headers;
  const saved = cookie ? parseCookie(cookie)[LANGUAGE_COOKIE] : undefined;
  return negotiateLanguage(headers['accept-language'], saved);
}
