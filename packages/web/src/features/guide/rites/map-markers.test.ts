import places from '@manasik/content/guide/places.json';
import { describe, expect, it } from 'vitest';
import { markersOf } from './map-markers.ts';
import { placeShape } from './place-shape.ts';

const withMap = places.filter(({ sites }) => sites.length > 0).map(({ id, sites }) => ({ id, sites }));

describe('the numbers on the map of a place', () => {
  it.each(withMap)('do not overlap: $id', ({ sites }) => {
    const shape = placeShape(sites);
    if (!shape) throw new Error('no map');
    // A number is 20 of the map's 320 units wide.
    const unit = 320 / shape.width;
    const markers = markersOf(shape, (id) => sites.includes(id) || id === 'kaaba', 24 / unit);
    const gaps = markers.flatMap((one, index) =>
      markers
        .slice(index + 1)
        .map((other) => Math.hypot(one.spot[0] - other.spot[0], one.spot[1] - other.spot[1]) * unit),
    );
    expect(Math.min(...gaps, 99)).toBeGreaterThan(14);
  });

  it('are exactly on a place that is a single point', () => {
    const shape = placeShape(['masjidAlHaram', 'kaaba']);
    const kaaba = shape?.sites.find(({ id }) => id === 'kaaba');
    const markers = shape && markersOf(shape, () => true, 1);
    expect(markers?.find(({ id }) => id === 'kaaba')?.spot).toEqual(kaaba?.middle);
  });
});
