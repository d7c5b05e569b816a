import type { ToolData } from '@manasik/core/assistant/tools/types';
import { foldName } from '@manasik/core/places/fold-name';
import type { Language } from '@manasik/core/text/languages';
import { ApiError, api } from '../../../platform/api/index.ts';

/**
 * Finds a city by its full name, for one question; null if there is none. A question has several words that may be a name, so
 * that offline nothing is asked, and nothing more after the first failure: each request would delay the answer.
 */
export function placeFinder(language: Language): ToolData['findPlace'] {
  let hasFailed = false;
  return async (name) => {
    if (hasFailed || !navigator.onLine) return null;
    try {
      const { cities } = await api('GET /api/cities', { query: { q: name.slice(0, 80), language } });
      // The server finds by the beginning of a name, and "Par" is not Paris.
      const city = cities.find((each) => foldName(each.name) === foldName(name));
      if (!city) return null;
      const { country, latitude, longitude, timezone } = city;
      return { name: city.name, country, latitude, longitude, timeZone: timezone };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      hasFailed = true;
      return null;
    }
  };
}
