import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import holySites from '@manasik/content/places/holy-sites.json';
import siteDrawing from '@manasik/content/places/site-drawing.json';
import { hillShapes } from './hill-shapes.ts';
import type { MapColours } from './map-colours.ts';

/** A background by whoever runs the site. */
export interface Tiles {
  url: string;
  attribution: string | null;
}

export const ringSource = 'rings';
/** The picture of tents that fills the camps of Mina; tent-pattern.ts draws it. */
export const tentImage = 'tents';
const sites = 'holy-sites';
const drawing = 'site-drawing';
const hills = 'hills';
const isKind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isPoint: ExpressionSpecification = ['==', ['geometry-type'], 'Point'];

/** Grows with the zoom: a road is as wide as a finger when the map is near. */
const wide = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  11,
  far,
  17,
  near,
];

/** Our own drawing of the holy sites. No letters: names are elements of the page, in the page's own type. */
export function mapStyle(colours: MapColours, tiles: Tiles | null): StyleSpecification {
  const layers: LayerSpecification[] = [
    { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
    ...(tiles
      ? [{ id: 'tiles', type: 'raster', source: 'tiles' } as const]
      : (['low', 'middle', 'high'] as const).map((height) => hill(height, colours[height]))),
    ...area('plain', colours.plain, colours.roadEdge, [1, 2]),
    {
      id: 'camps',
      type: 'fill',
      source: sites,
      filter: ['==', ['get', 'name'], 'mina'],
      minzoom: 13,
      paint: {
        'fill-pattern': tentImage,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13, 0, 14, 1],
      },
    },
    line('road-edges', drawing, 'road', colours.roadEdge, wide(2, 22)),
    line('roads', drawing, 'road', colours.road, wide(1, 18)),
    line('walk-roads', sites, 'walk', colours.road, wide(3, 14)),
    line('walks', sites, 'walk', colours.walk, wide(1.5, 4), [2.5, 1.5]),
    line('rails', drawing, 'rail', colours.rail, wide(1.5, 6)),
    line('sleepers', drawing, 'rail', colours.ground, wide(0.75, 3), [2, 2]),
    ...area('courtyard', colours.courtyard, colours.mosqueEdge, [2, 2]),
    ...area('mosque', colours.mosque, colours.mosqueEdge),
    dots('dots', sites, ['mosque', 'place', 'kaaba'], 11, colours.dot, colours.dotEdge),
    dots('stations', drawing, ['station'], 12, colours.rail, colours.dotEdge),
    dots('gates', drawing, ['gate'], 15, colours.walk, colours.dotEdge),
    {
      id: 'rings',
      type: 'fill',
      source: ringSource,
      paint: { 'fill-color': colours.ring, 'fill-opacity': 0.15, 'fill-outline-color': colours.ring },
    },
  ];
  // Our own files; holy-sites.test.ts holds them to their form.
  const data = [holySites, siteDrawing].map((file) => file as unknown as GeoJSON.FeatureCollection);
  const none: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };
  return {
    version: 8,
    sources: {
      [sites]: { type: 'geojson', data: data[0] ?? none },
      [drawing]: { type: 'geojson', data: data[1] ?? none },
      [hills]: { type: 'geojson', data: hillLines(data[1] ?? none) },
      [ringSource]: { type: 'geojson', data: none },
      ...(tiles && { tiles: { type: 'raster' as const, tiles: [tiles.url], tileSize: 256 } }),
    },
    layers,
  };
}

/** The heights of each hill, of which the drawing has only the outline and the peak. */
function hillLines({ features }: GeoJSON.FeatureCollection): GeoJSON.FeatureCollection {
  const lines = features.flatMap(({ geometry, properties }): GeoJSON.Feature[] => {
    if (geometry.type !== 'Polygon' || properties?.['kind'] !== 'hill') return [];
    const outline = geometry.coordinates[0]?.map(([x = 0, y = 0]) => [x, y] as const) ?? [];
    const [east = 0, north = 0] = Object(properties['peak']) as number[]; // a hill has a peak, as its test says
    return hillShapes(outline, [east, north]).map((ring, index) => ({
      type: 'Feature',
      properties: { height: (['low', 'middle', 'high'] as const)[index] },
      geometry: { type: 'Polygon', coordinates: [ring.map((point) => [...point])] },
    }));
  });
  return { type: 'FeatureCollection', features: lines };
}

const hill = (height: string, colour: string): LayerSpecification => ({
  id: `hills-${height}`,
  type: 'fill',
  source: hills,
  filter: ['==', ['get', 'height'], height],
  paint: { 'fill-color': colour },
});

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

function line(
  id: string,
  source: string,
  kind: string,
  colour: string,
  width: ExpressionSpecification,
  dashes?: number[],
): LayerSpecification {
  return {
    id,
    type: 'line',
    source,
    filter: isKind(kind),
    layout: { 'line-cap': dashes ? 'butt' : 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width, ...(dashes && { 'line-dasharray': dashes }) },
  };
}

const dots = (
  id: string,
  source: string,
  kinds: string[],
  minzoom: number,
  fill: string,
  edge: string,
): LayerSpecification => ({
  id,
  type: 'circle',
  source,
  minzoom,
  filter: ['all', isKind(...kinds), isPoint],
  paint: {
    'circle-radius': ['interpolate', ['linear'], ['zoom'], 11, 3, 16, 5],
    'circle-color': fill,
    'circle-stroke-color': edge,
    'circle-stroke-width': 1.5,
  },
});
