import holySites from '@manasik/content/places/holy-sites.json';

/** Metres from the middle of the map: `x` to the east, `y` to the south, as in a drawing. */
export type Spot = readonly [x: number, y: number];

export interface DrawnSite {
  id: string;
  /** A single point is marked by a dot; others are areas or ways. */
  shape: 'dot' | 'area' | 'way';
  spots: readonly Spot[];
  /** Whether it is a subject of the map; the others are its surroundings. */
  isNamed: boolean;
  /** The position of its number. */
  middle: Spot;
}

export interface PlaceShape {
  /** Metres in width and height. */
  width: number;
  height: number;
  sites: readonly DrawnSite[];
  scaleMetres: number;
}

type Geometry = (typeof holySites)['features'][number]['geometry'];
type Position = readonly number[];

const metresPerDegree = 111_195;

const positionsOf = (geometry: Geometry): Position[] => {
  if (geometry.type === 'Point') return [geometry.coordinates as Position]; // a point has one position
  if (geometry.type === 'LineString') return geometry.coordinates as Position[]; // a line has a list of them
  return (geometry.coordinates as Position[][])[0] ?? []; // an area has a list of rings, the outer one first
};

const shapes = { Point: 'dot', LineString: 'way', Polygon: 'area' } as const;

/** Margin around the subject, as a share of its extent; and the minimum extent of a map. */
const margin = 0.14;
const leastMetres = 420;
/** Relative to the width; more extreme shapes would not fit the page. */
const proportions = { least: 0.55, most: 1 };

/** Everything on a map of these sites; undefined if none of them is known. */
export function placeShape(ids: readonly string[]): PlaceShape | undefined {
  const features = holySites.features.map(({ id, geometry }) => ({
    id,
    shape: shapes[geometry.type as keyof typeof shapes], // the test of holy-sites.json knows of no other
    positions: positionsOf(geometry),
  }));
  const about = features.filter(({ id }) => ids.includes(id)).flatMap(({ positions }) => positions);
  if (about.length === 0) return undefined;
  const east = extent(about.map(([longitude = 0]) => longitude));
  const north = extent(about.map(([, latitude = 0]) => latitude));
  const perLongitude = metresPerDegree * Math.cos((north.middle * Math.PI) / 180);
  const spotOf = ([longitude = 0, latitude = 0]: Position): Spot => [
    (longitude - east.middle) * perLongitude,
    (north.middle - latitude) * metresPerDegree,
  ];
  const room = 1 + 2 * margin;
  const needed = { width: east.size * perLongitude * room, height: north.size * metresPerDegree * room };
  const width = Math.max(needed.width, leastMetres, needed.height / proportions.most);
  const height = Math.max(needed.height, width * proportions.least);
  const sites = features.flatMap(({ id, shape, positions }): DrawnSite[] => {
    const spots = positions.map(spotOf);
    const isWithin = spots.some(([x, y]) => Math.abs(x) < width / 2 && Math.abs(y) < height / 2);
    if (!isWithin) return [];
    return [{ id, shape, spots, isNamed: ids.includes(id), middle: middleOf(spots) }];
  });
  return { width, height, sites, scaleMetres: roundLength(width / 3) };
}

function extent(values: readonly number[]): { middle: number; size: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { middle: (least + most) / 2, size: most - least };
}

const middleOf = (spots: readonly Spot[]): Spot => [
  extent(spots.map(([x]) => x)).middle,
  extent(spots.map(([, y]) => y)).middle,
];

/** The longest length of 1, 2 or 5 times a power of ten up to this one. */
export function roundLength(metres: number): number {
  const power = 10 ** Math.floor(Math.log10(metres));
  return ([5, 2, 1].find((times) => times * power <= metres) ?? 1) * power;
}
