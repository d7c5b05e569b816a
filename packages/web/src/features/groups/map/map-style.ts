import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import holySites from '@manasik/content/places/holy-sites.json';
import type { MapColours } from './map-colours.ts';

/** A background by whoever runs the site. */
export interface Tiles {
  url: string;
  attribution: string | null;
}

export const ringSource = 'rings';
const sites = 'holy-sites';
const isKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];

/** Our own drawing of the holy sites. No letters: names are elements of the page, in the page's own type. */
export function mapStyle(colours: MapColours, tiles: Tiles | null): StyleSpecification {
  const layers: LayerSpecification[] = [
    { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
    ...(tiles ? [{ id: 'tiles', type: 'raster', source: 'tiles' } as const] : []),
    ...area('plain', colours.plain, colours.plainEdge, [3, 2]),
    ...area('courtyard', colours.courtyard, colours.mosqueEdge, [2, 2]),
    ...area('mosque', colours.mosque, colours.mosqueEdge),
    {
      id: 'walks',
      type: 'line',
      source: sites,
      filter: isKind('walk'),
      paint: { 'line-color': colours.walk, 'line-width': 2.5, 'line-dasharray': [2, 1.5] },
    },
    {
      id: 'rings',
      type: 'fill',
      source: ringSource,
      paint: { 'fill-color': colours.ring, 'fill-opacity': 0.15, 'fill-outline-color': colours.ring },
    },
  ];
  // Our own file; holy-sites.test.ts holds it to its form.
  const data = holySites as GeoJSON.FeatureCollection;
  return {
    version: 8,
    sources: {
      [sites]: { type: 'geojson', data },
      [ringSource]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      ...(tiles && { tiles: { type: 'raster' as const, tiles: [tiles.url], tileSize: 256 } }),
    },
    layers,
  };
}

function area(kind: string, fill: string, edge: string, dashes?: number[]): LayerSpecification[] {
  const filter: ExpressionSpecification = ['all', isKind(kind), isArea];
  return [
    { id: kind, type: 'fill', source: sites, filter, paint: { 'fill-color': fill, 'fill-opacity': 0.8 } },
    {
      id: `${kind}-edge`,
      type: 'line',
      source: sites,
      filter,
      paint: { 'line-color': edge, 'line-width': 1.5, ...(dashes && { 'line-dasharray': dashes }) },
    },
  ];
}
