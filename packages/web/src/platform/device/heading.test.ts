import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingIn, type OrientationEvent, smoothed } from './heading.ts';

const absolute = (alpha: number, beta = 0, gamma = 0): OrientationEvent => ({
  alpha,
  beta,
  gamma,
  absolute: true,
});
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);
const pointing = (event: OrientationEvent, screenDegrees = 0) =>
  headingIn(event, screenDegrees)?.magneticDegrees ?? Number.NaN;

describe('the heading of an absolute orientation', () => {
  it('runs clockwise, though alpha runs the other way: W3C has alpha 90 with the top to the west', () => {
    expect(pointing(absolute(0))).toBeCloseTo(0);
    expect(pointing(absolute(90))).toBeCloseTo(270);
    expect(pointing(absolute(180))).toBeCloseTo(180);
    expect(pointing(absolute(270))).toBeCloseTo(90);
  });

  it('stays when the device is tilted back or rolled to a side', () => {
    const alpha = fc.double({ min: 0, max: 360, noNaN: true });
    const tilt = fc.double({ min: -55, max: 55, noNaN: true });
    fc.assert(
      fc.property(alpha, tilt, tilt, (turned, beta, gamma) => {
        expect(apart(pointing(absolute(turned, beta, gamma)), 360 - turned)).toBeLessThan(1e-6);
      }),
    );
  });

  it('is that of the view through the screen when the device is upright', () => {
    // W3C's worked example: upright in portrait with alpha 90 the back faces west.
    expect(apart(pointing(absolute(90, 90)), 270)).toBeLessThan(1e-6);
    // Tilted past upright, towards the person, it still looks the same way.
    expect(apart(pointing(absolute(0, 89)), pointing(absolute(0, 91)))).toBeLessThan(1e-6);
  });

  it('follows the top of the picture when the screen is rotated', () => {
    // The device lies with its top to the west; turned so, its right side is the top of the picture: north.
    expect(apart(pointing(absolute(90), 90), 0)).toBeLessThan(1e-6);
    expect(apart(pointing(absolute(270), 270), 0)).toBeLessThan(1e-6);
    expect(apart(pointing(absolute(180), 180), 0)).toBeLessThan(1e-6);
    // Upright in landscape, looking north.
    expect(apart(pointing(absolute(90, 0, -90), 90), 0)).toBeLessThan(1e-6);
  });

  it('reports the tilt of the device and no accuracy', () => {
    expect(headingIn(absolute(10, 30), 0)).toMatchObject({ accuracyDegrees: null });
    expect(headingIn(absolute(10, 30), 0)?.tiltDegrees).toBeCloseTo(30);
    expect(headingIn(absolute(10, 180), 0)?.tiltDegrees).toBeCloseTo(180);
  });

  it('is undefined without a reading or without a reference to north', () => {
    expect(headingIn({ alpha: null, beta: null, gamma: null, absolute: true }, 0)).toBeUndefined();
    expect(headingIn({ alpha: 12, beta: 0, gamma: 0, absolute: false }, 0)).toBeUndefined();
  });
});

const safari = (heading: number, accuracy: number): OrientationEvent => ({
  alpha: 200,
  beta: 20,
  gamma: 0,
  absolute: false,
  webkitCompassHeading: heading,
  webkitCompassAccuracy: accuracy,
});

describe('the heading of Safari', () => {
  it('is taken as it is, with its accuracy', () => {
    const heading = headingIn(safari(47, 10), 0);
    expect(heading).toMatchObject({ magneticDegrees: 47, accuracyDegrees: 10 });
    expect(heading?.tiltDegrees).toBeCloseTo(20);
  });

  it('follows the rotated screen', () => {
    expect(pointing(safari(300, 10), 90)).toBe(30);
  });

  it('has no accuracy before calibration and no heading when it is unknown', () => {
    expect(headingIn(safari(47, -1), 0)?.accuracyDegrees).toBeNull();
    expect(headingIn(safari(-1, -1), 0)).toBeUndefined();
    expect(headingIn(safari(Number.NaN, 5), 0)).toBeUndefined();
  });
});

describe('smoothing', () => {
  it('takes the shorter way across north', () => {
    const angle = smoothed(350, 10, 100);
    expect(apart(angle, 0)).toBeLessThan(10.01);
    expect(angle > 350 || angle < 10).toBe(true);
  });

  it('settles at the reading and never overshoots', () => {
    const angle = fc.double({ min: 0, max: 359.999, noNaN: true });
    fc.assert(
      fc.property(angle, angle, fc.integer({ min: 0, max: 5000 }), (before, read, passed) => {
        const after = smoothed(before, read, passed);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThan(360);
        expect(apart(after, read)).toBeLessThanOrEqual(apart(before, read) + 1e-9);
        expect(apart(smoothed(before, read, 60_000), read)).toBeLessThan(1e-6);
      }),
    );
  });
});
