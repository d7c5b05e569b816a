import { useEffect, useState } from 'react';
import { useApi } from '../../platform/api/query.ts';
import { useLanguage } from '../../platform/i18n/index.ts';
import type { City } from './saved-location.ts';

/** Fewer letters match too many cities. */
export const minimumLetters = 2;
/** A search starts after a pause in typing of this length, in milliseconds. */
const pauseMs = 200;
/** The limit of the API. */
const mostLetters = 80;

interface CitySearch {
  cities: readonly City[];
  status: 'idle' | 'loading' | 'error';
}

const none: readonly City[] = [];

/**
 * Cities that match the text, in the language of the page. Replies are cached, so that going back shows them at once.
 */
export function useCitySearch(typed: string): CitySearch {
  const { language } = useLanguage();
  const asked = typed.trim().slice(0, mostLetters);
  const q = useSettled(asked);
  const { data, isError } = useApi(
    'GET /api/cities',
    { query: { q, language } },
    { enabled: q.length >= minimumLetters },
  );
  // Otherwise the list would change under the finger.
  if (q !== asked) return { cities: none, status: 'loading' };
  if (isError) return { cities: none, status: 'error' };
  return { cities: data?.cities ?? none, status: data ? 'idle' : 'loading' };
}

function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
