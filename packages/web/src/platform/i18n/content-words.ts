import { useTranslations } from 'use-intl';
import type { ContentNamespace } from './catalogue.ts';

/** Words of content by id: `words('steps.enter-ihram.title')`. */
interface ContentWords {
  (key: string): string;
  /** Whether an id has words; not every item has them. */
  has: (key: string) => boolean;
}

/** Like `useTranslations`, for keys that are data; `guide.check.ts` checks them against the structure. */
// The library types keys by the catalogue, but the keys of content are known at run time only.
export const useContentWords = useTranslations as unknown as (namespace: ContentNamespace) => ContentWords;
