import type { Place } from '@manasik/content/guide/schema';
import list from '@manasik/content/guide/places.json';

// TypeScript sees plain strings in a file of JSON; the content check holds the file against this very schema.
const places = list as readonly Place[];

export const placesOf = (ids: readonly string[]): Place[] =>
  ids.flatMap((id) => places.filter((place) => place.id === id));
