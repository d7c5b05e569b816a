import holySites from '@manasik/content/places/holy-sites.json';
import siteDrawing from '@manasik/content/places/site-drawing.json';
import type holySiteWords from '@manasik/content/locales/en/holy-sites.json';
import { type Place, wayBetween } from '@manasik/core/geo/great-circle';

type LngLat = readonly [east: number, north: number];

export interface SiteLabel {
  readonly id: string;
  readonly name: keyof typeof holySiteWords;
  /** Of a station, which is named by its site and this number. */
  readonly number: number | undefined;
  readonly kind: string;
  /** The lower, the more important. */
  readonly rank: number;
  /** Shown from this zoom on; further out they would hide the map. */
  readonly fromZoom: number;
  /** Its point, or the middle of its area. */
  readonly at: LngLat;
  /** Of an area, open; empty for a point. */
  readonly corners: readonly LngLat[];
}

interface Site {
  id: string;
  properties: {
    kind: string;
    name?: SiteLabel['name'];
    number?: number;
    rank?: number;
    labelFromZoom?: number;
    peak?: LngLat;
  };
  /** Of a point, or of an area; what is neither has no label. */
  geometry: { coordinates: LngLat | LngLat[][] };
}

/** The names on the map and where they stand. */
export const siteLabels: readonly SiteLabel[] = sites().flatMap(({ id, properties, geometry }) => {
  const { kind, name, number, labelFromZoom, rank = 3, peak } = properties;
  if (labelFromZoom === undefined || name === undefined) return [];
  const { coordinates } = geometry;
  const corners = isPoint(coordinates) ? [] : (coordinates[0]?.slice(1) ?? []);
  const at = peak ?? (isPoint(coordinates) ? coordinates : middleOf(corners));
  return [{ id, name, number, kind, rank, fromZoom: labelFromZoom, at, corners }];
});

function sites(): readonly Site[] {
  // Our own files; holy-sites.test.ts holds their names to the words, and their coordinates to their form.
  return [...holySites.features, ...siteDrawing.features] as unknown as Site[];
}

function isPoint(coordinates: Site['geometry']['coordinates']): coordinates is LngLat {
  return typeof coordinates[0] === 'number';
}

function middleOf(corners: readonly LngLat[]): LngLat {
  const mean = (index: 0 | 1) => corners.reduce((sum, corner) => sum + corner[index], 0) / corners.length;
  return [mean(0), mean(1)];
}

/** Kinds that help nobody to find their way when they are the only name on the map. */
const vague = new Set(['plain', 'hill']);
export const landmarks: readonly SiteLabel[] = siteLabels.filter(({ kind }) => !vague.has(kind));
/** Further away, a site says nothing about where somebody is. */
const farthestMetres = 15_000;

/** The site nearest to the middle of these places; undefined without places, and where none is near. */
export function nearestSite(places: readonly Place[]): SiteLabel | undefined {
  if (places.length === 0) return undefined;
  const mean = (read: (place: Place) => number) =>
    places.reduce((sum, place) => sum + read(place), 0) / places.length;
  const middle = { latitude: mean((place) => place.latitude), longitude: mean((place) => place.longitude) };
  const away = ({ at }: SiteLabel) =>
    wayBetween(middle, { longitude: at[0], latitude: at[1] }).distanceMetres;
  const [nearest] = landmarks
    .map((label) => ({ label, metres: away(label) }))
    .toSorted((a, b) => a.metres - b.metres);
  return nearest && nearest.metres <= farthestMetres ? nearest.label : undefined;
}

/** Whether a point is in the area of a site; a point has none. */
export function isInSite({ corners }: SiteLabel, [x, y]: LngLat): boolean {
  // Counts the sides that a ray to the east crosses.
  const crossed = corners.filter((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    if (from[1] > y === to[1] > y) return false;
    return x < from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]);
  });
  return crossed.length % 2 === 1;
}
