import type { Place } from '@manasik/content/guide/schema';
import list from '@manasik/content/guide/places.json';

// TypeScript infers plain strings from JSON. The content check validates the file against this schema.
const places = list as readonly Place[];

export const placesOf = (ids: readonly string[]): Place[] =>
  ids.flatMap((id) => places.filter((place) => place.id === id));
