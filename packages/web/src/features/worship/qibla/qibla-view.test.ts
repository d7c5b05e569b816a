import { describe, expect, it } from 'vitest';
import { qiblaView } from './qibla-view.ts';

const place = (latitude: number, longitude: number) => ({
  name: 'Somewhere',
  country: null,
  latitude,
  longitude,
  timezone: 'UTC',
});

describe('qiblaView', () => {
  it('prefers the device to the saved place, and falls back to London', () => {
    const saved = place(-6.2, 106.8);
    expect(qiblaView({ latitude: 40.7, longitude: -74 }, saved)).toMatchObject({
      from: 'device',
      point: 'ENE',
    });
    expect(qiblaView(undefined, saved)).toMatchObject({ from: 'saved', bearingDegrees: 295 });
    expect(qiblaView(undefined, null)).toMatchObject({ from: 'london', bearingDegrees: 119, point: 'ESE' });
  });

  it('turns the shorter way round from north', () => {
    expect(qiblaView(undefined, null).turn).toEqual({ side: 'turnRight', degrees: 119 });
    expect(qiblaView(undefined, place(-6.2, 106.8)).turn).toEqual({ side: 'turnLeft', degrees: 65 });
  });

  it('rounds a full turn to north', () => {
    // Due south of the Kaaba, a hair to the east.
    expect(qiblaView(undefined, place(-20, 39.9))).toMatchObject({
      bearingDegrees: 0,
      point: 'N',
      turn: { degrees: 0 },
    });
  });

  it('recognises a place too near to the Kaaba for city coordinates', () => {
    expect(qiblaView(undefined, place(21.42664, 39.82563)).isNear).toBe(true);
    expect(qiblaView({ latitude: 21.41, longitude: 39.82 }, null).isNear).toBe(false);
    expect(qiblaView({ latitude: 21.4225, longitude: 39.827 }, null).isNear).toBe(true);
    expect(qiblaView(undefined, place(21.54238, 39.19797)).isNear).toBe(false);
  });

  it('reports places without a meaningful bearing: the poles and the point opposite the Kaaba', () => {
    expect(qiblaView({ latitude: 90, longitude: 0 }, null).limit).toBe('pole');
    expect(qiblaView({ latitude: -89.999, longitude: 50 }, null).limit).toBe('pole');
    expect(qiblaView({ latitude: -21.4225, longitude: -140.1738 }, null)).toMatchObject({
      limit: 'antipode',
    });
    expect(qiblaView({ latitude: 89, longitude: 0 }, null).limit).toBeNull();
    expect(qiblaView(undefined, null).limit).toBeNull();
  });
});
