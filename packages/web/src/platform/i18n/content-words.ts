import { useTranslations } from 'use-intl';
import type { ContentNamespace } from './catalogue.ts';

/** Words of content by their ids: `words('steps.enter-ihram.title')`. */
interface ContentWords {
  (key: string): string;
  /** Whether there are words, for those that not every item has. */
  has: (key: string) => boolean;
}

/** As `useTranslations`, for words whose keys are data; `guide.check.ts` holds them against the structure. */
// The library types keys by the catalogue, and the keys of content are ids that only the data knows.
export const useContentWords = useTranslations as unknown as (namespace: ContentNamespace) => ContentWords;
