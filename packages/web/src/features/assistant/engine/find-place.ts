import type { ToolPlace } from '@manasik/core/assistant/tools/types';
import { foldName } from '@manasik/core/places/fold-name';
import type { Language } from '@manasik/core/text/languages';
import { ApiError, api } from '../../../platform/api/index.ts';

/** A city by its full name; null if there is none, and offline. */
export async function findPlace(name: string, language: Language): Promise<ToolPlace | null> {
  try {
    const { cities } = await api('GET /api/cities', { query: { q: name.slice(0, 80), language } });
    const city = cities.find((each) => foldName(each.name) === foldName(name)) ?? cities[0];
    return city
      ? {
          name: city.name,
          country: city.country,
          latitude: city.latitude,
          longitude: city.longitude,
          timeZone: city.timezone,
        }
      : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
