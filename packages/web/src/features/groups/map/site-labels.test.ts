import { describe, expect, it } from 'vitest';
import { isInSite, nearestSite, siteLabels } from './site-labels.ts';

const labelOf = (id: string) => {
  const label = siteLabels.find((each) => each.id === id);
  if (!label) throw new Error(`no label for ${id}`);
  return label;
};

describe('the names of the sites', () => {
  it('have the nearest landmark for one person, but not the plain that they stand in', () => {
    const inMina = { latitude: 21.4135, longitude: 39.8938 };
    expect(nearestSite([inMina])?.id).toBe('minaStation2');
    expect(nearestSite([{ latitude: 21.3545, longitude: 39.983 }])?.id).toBe('jabalArRahmah');
  });

  it('have the landmark nearest to the middle of several people', () => {
    const west = { latitude: 21.4225, longitude: 39.8252 };
    const east = { latitude: 21.4225, longitude: 39.8272 };
    expect(nearestSite([west, east])?.id).toBe('kaaba');
  });

  it('have no landmark without people, or for people in another country', () => {
    expect(nearestSite([])).toBeUndefined();
    expect(nearestSite([{ latitude: 51.5, longitude: -0.1 }])).toBeUndefined();
  });

  it('know which area a point is in', () => {
    const mina = labelOf('mina');
    expect(isInSite(mina, [39.8938, 21.4135])).toBe(true);
    expect(isInSite(mina, [39.84, 21.4135])).toBe(false);
    expect(isInSite(labelOf('jamarat'), [39.87217, 21.42158])).toBe(false);
  });

  it('are more important for the sites than for gates and hills', () => {
    expect(labelOf('mina').rank).toBeLessThan(labelOf('minaStation1').rank);
    expect(labelOf('minaStation1').rank).toBeLessThan(labelOf('hillThabir').rank);
  });
});
