import { earthRadiusMetres } from '@manasik/core/geo/great-circle';
import { greatCircleToKaaba } from '@manasik/core/geo/way-to-kaaba';
import { kaaba } from '@manasik/core/geo/qibla';
import { geoAzimuthalEquidistant, geoGraticule, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import world from 'world-atlas/land-110m.json';

export const mapRadius = 150;

export interface MapShape {
  /** SVG paths in a disc of `mapRadius` around the place, north up. */
  land: string;
  lines: string;
  way: string;
  kaaba: { x: number; y: number };
}

// At a larger scale these coastlines (Natural Earth 1:110 million) are too coarse.
const leastDegrees = 6;
const mostDegrees = 179.9;

// The type that TypeScript reads from the file has plain strings where the library wants its own words.
const topology = world as unknown as Topology<{ land: GeometryCollection }>;
const landShape = feature(topology, topology.objects.land);

/**
 * The land around a place (degrees north and east) and the way to the Kaaba. In the azimuthal equidistant projection
 * centred on the place every great circle from it is a straight line at its true bearing (Snyder, Map Projections, ch. 25).
 */
export function mapShape(latitude: number, longitude: number, distanceKm: number): MapShape {
  const angle = (((distanceKm * 1000) / earthRadiusMetres) * 180) / Math.PI;
  const shown = Math.min(mostDegrees, Math.max(leastDegrees, angle * 1.2));
  const projection = geoAzimuthalEquidistant()
    .rotate([-longitude, -latitude])
    .clipAngle(shown)
    .translate([0, 0])
    .scale(mapRadius / ((shown * Math.PI) / 180))
    .precision(0.3);
  const path = geoPath(projection).digits(1);
  const step = shown > 60 ? 30 : shown > 20 ? 15 : 5;
  const points = greatCircleToKaaba(latitude, longitude).map(([north, east]) => [east, north]);
  const [x, y] = projection([kaaba.longitude, kaaba.latitude]) ?? [0, 0];
  return {
    land: path(landShape) ?? '',
    lines: path(geoGraticule().step([step, step])()) ?? '',
    way: path({ type: 'LineString', coordinates: points }) ?? '',
    kaaba: { x, y },
  };
}
