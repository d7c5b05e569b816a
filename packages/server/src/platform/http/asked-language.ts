import type { IncomingHttpHeaders } from 'node:http';
import { type Language, negotiateLanguage } from '@manasik/core/text/languages';
import { parseCookie } from 'cookie';

const LANGUAGE_COOKIE = 'manasik-language';

/** Headers that `askedLanguage` reads, as `vary` names them. */
export const askedLanguageVary = 'accept-language, cookie';

/** The language that was chosen on the visitor's device, else the one that the browser prefers. */
export function askedLanguage(headers: IncomingHttpHeaders): Language {
  const { cookie } = headers;
  const saved = cookie ? parseCookie(cookie)[LANGUAGE_COOKIE] : undefined;
  return negotiateLanguage(headers['accept-language'], saved);
}
