import holySites from '@manasik/content/places/holy-sites.json';
import type holySiteWords from '@manasik/content/locales/en/holy-sites.json';

export interface SiteLabel {
  readonly name: keyof typeof holySiteWords;
  /** Shown from this zoom on; further out they would lie on each other. */
  readonly fromZoom: number;
  /** [east, north] */
  readonly at: [number, number];
}

interface Site {
  properties: { name: SiteLabel['name']; labelFromZoom?: number };
  /** Of a point, or of an area; what is neither has no label. */
  geometry: { coordinates: number[] | number[][][] };
}

/** The names on the map and where they stand: at their point, or in the middle of their area. */
export const siteLabels: readonly SiteLabel[] = sites().flatMap(
  ({ properties: { name, labelFromZoom }, geometry: { coordinates } }) =>
    labelFromZoom === undefined ? [] : [{ name, fromZoom: labelFromZoom, at: middleOf(coordinates) }],
);

function sites(): readonly Site[] {
  // Our own file; holy-sites.test.ts holds its names to the words, and its coordinates to their form.
  return holySites.features as Site[];
}

function middleOf(coordinates: number[] | number[][][]): [number, number] {
  const [first] = coordinates;
  if (!Array.isArray(first)) return [Number(coordinates[0]), Number(coordinates[1])];
  // A ring ends where it began.
  const corners = first.slice(1);
  const mean = (index: 0 | 1) =>
    corners.reduce((sum, corner) => sum + (corner[index] ?? 0), 0) / corners.length;
  return [mean(0), mean(1)];
}
