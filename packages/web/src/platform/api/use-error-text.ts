import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from './api-error.ts';

/** The words for a failed call. The page's row must name the namespace `errors`. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error) => {
      // A newer server may send a code that these words do not know yet.
      const key = (error instanceof ApiError ? error.code : 'unknown') as 'unknown';
      return t(t.has(key) ? key : 'unknown');
    },
    [t],
  );
}
