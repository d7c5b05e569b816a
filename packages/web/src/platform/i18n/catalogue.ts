import type { RiteId } from '@manasik/core/guide/rites';
import type { Language } from '@manasik/core/text/languages';
import type { DateLocale } from '@manasik/core/text/date-locale';
import type { Words } from './words.ts';

export type { Words };

/** Words of content, keyed by the ids of its structure; read them with `useContentWords`. */
export type ContentNamespace =
  | `rites/${RiteId}`
  | 'duas'
  | 'transliterations'
  | 'what-if'
  | 'practical'
  | 'diagrams'
  | 'holy-places'
  | 'asked'
  | 'phrases'
  | 'intents'
  | 'concepts';

/** A file of `packages/content/locales/<language>/`. */
export type Namespace = keyof Words | ContentNamespace;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
    Locale: Language | DateLocale;
  }
}
