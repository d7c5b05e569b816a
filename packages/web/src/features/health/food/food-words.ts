import { useTranslations } from '../../../platform/i18n/index.ts';

/** Words of the catalogue `food` by the ids of its structure. A test of the content checks that every id has words. */
// The library types keys by the catalogue, but these are known at run time only.
export const useFoodWords = (): ((key: string) => string) =>
  useTranslations('food') as unknown as (key: string) => string;
