import { describe, expect, it } from 'vitest';
import { placeShape, roundLength } from './place-shape.ts';

const siteOf = (ids: string[], id: string) => placeShape(ids)?.sites.find((site) => site.id === id);

describe('placeShape', () => {
  it('includes every site of the place', () => {
    const map = placeShape(['mina', 'jamarat', 'walkHaramMina']);
    const named = map?.sites.filter(({ isNamed }) => isNamed).map(({ id }) => id);
    expect(named).toEqual(['mina', 'jamarat', 'walkHaramMina']);
    for (const { spots } of map?.sites.filter(({ isNamed }) => isNamed) ?? []) {
      for (const [x, y] of spots) {
        expect(Math.abs(x)).toBeLessThan((map?.width ?? 0) / 2);
        expect(Math.abs(y)).toBeLessThan((map?.height ?? 0) / 2);
      }
    }
  });

  it('has north at the top and east on the right of the Kaaba’s neighbours', () => {
    const all = ['safa', 'marwah', 'kaaba'];
    const [marwahX = 0, marwahY = 0] = siteOf(all, 'marwah')?.middle ?? [];
    const [kaabaX = 0, kaabaY = 0] = siteOf(all, 'kaaba')?.middle ?? [];
    const [, safaY = 0] = siteOf(all, 'safa')?.middle ?? [];
    expect(marwahX).toBeGreaterThan(kaabaX);
    expect(marwahY).toBeLessThan(kaabaY);
    expect(safaY).toBeGreaterThan(kaabaY);
  });

  it('shows the surroundings too, but nothing of Madinah', () => {
    expect(siteOf(['safa', 'marwah'], 'masjidAlHaram')?.isNamed).toBe(false);
    expect(siteOf(['mina'], 'quba')).toBeUndefined();
  });

  it('has the real length: about eight kilometres from the Jamarat to the far end of Muzdalifah', () => {
    const { width = 0 } = placeShape(['jamarat', 'muzdalifah']) ?? {};
    expect(width / 1000).toBeGreaterThan(7);
    expect(width / 1000).toBeLessThan(11);
  });

  it('has no map without sites', () => {
    expect(placeShape([])).toBeUndefined();
    expect(placeShape(['atlantis'])).toBeUndefined();
  });
});

describe('roundLength', () => {
  it('is a round number', () => {
    expect([140, 210, 999, 1000, 5300].map(roundLength)).toEqual([100, 200, 500, 1000, 5000]);
  });
});
