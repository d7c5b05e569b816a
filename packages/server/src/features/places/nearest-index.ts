import { earthRadiusMetres } from '@manasik/core/geo/great-circle';

const EARTH_RADIUS_KM = earthRadiusMetres / 1000;
const DEGREE = Math.PI / 180;
const KM_PER_DEGREE = EARTH_RADIUS_KM * DEGREE;
const POINTS = 2 ** 18;

const at = (values: readonly number[], point: number): number => values[point] ?? 0;

/**
 * Finds the nearest of many points on the globe. Points are sorted by latitude, and only the band of latitudes within
 * the distance is read (for a hundred kilometres, a few thousand points). Distances are straight lines through the
 * globe, so that the date line and the poles are no special cases.
 */
export class NearestIndex {
  readonly #points: Uint32Array;
  readonly #latitudes: Float64Array;
  /** x, y, z of each point on a globe of radius 1. */
  readonly #vectors: Float32Array;

  /**
   * `points` are numbers chosen by the caller, below 2^18; the coordinates, in degrees, are stored at those indices.
   */
  constructor(points: readonly number[], latitudes: readonly number[], longitudes: readonly number[]) {
    // Latitude and point in one number: typed arrays sort ten times faster without a comparison function.
    const keys = new Float64Array(points.length);
    for (let i = 0; i < points.length; i++) {
      const point = at(points, i);
      keys[i] = Math.round((at(latitudes, point) + 90) * 1e5) * POINTS + point;
    }
    keys.sort();
    this.#points = new Uint32Array(points.length);
    this.#latitudes = new Float64Array(points.length);
    this.#vectors = new Float32Array(points.length * 3);
    for (let i = 0; i < keys.length; i++) {
      const point = (keys[i] ?? 0) % POINTS;
      const [x, y, z] = vectorOf(at(latitudes, point), at(longitudes, point));
      this.#points[i] = point;
      this.#latitudes[i] = at(latitudes, point);
      this.#vectors[i * 3] = x;
      this.#vectors[i * 3 + 1] = y;
      this.#vectors[i * 3 + 2] = z;
    }
  }

  /**
   * The point nearest to a place in degrees within a number of kilometres, among those that `accept` admits; otherwise
   * null. `accept` is called only for points nearer than the best so far.
   */
  find(
    latitude: number,
    longitude: number,
    withinKm: number,
    accept: (point: number) => boolean = () => true,
  ): number | null {
    const [x, y, z] = vectorOf(latitude, longitude);
    const band = withinKm / KM_PER_DEGREE;
    const chord = 2 * Math.sin(withinKm / EARTH_RADIUS_KM / 2);
    let nearest: number | null = null;
    let least = chord * chord;
    for (let i = this.#firstFrom(latitude - band); i < this.#points.length; i++) {
      if ((this.#latitudes[i] ?? 0) > latitude + band) break;
      const dx = (this.#vectors[i * 3] ?? 0) - x;
      const dy = (this.#vectors[i * 3 + 1] ?? 0) - y;
      const dz = (this.#vectors[i * 3 + 2] ?? 0) - z;
      const squared = dx * dx + dy * dy + dz * dz;
      if (squared > least) continue;
      const point = this.#points[i] ?? 0;
      if (!accept(point)) continue;
      least = squared;
      nearest = point;
    }
    return nearest;
  }

  /** Index of the first point at or north of a latitude. */
  #firstFrom(latitude: number): number {
    let low = 0;
    let high = this.#latitudes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#latitudes[middle] ?? 0) < latitude) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function vectorOf(latitude: number, longitude: number): readonly [x: number, y: number, z: number] {
  const radius = Math.cos(latitude * DEGREE);
  return [
    radius * Math.cos(longitude * DEGREE),
    radius * Math.sin(longitude * DEGREE),
    Math.sin(latitude * DEGREE),
  ];
}
