import type { Declination } from '@manasik/core/geo/declination';
import { describe, expect, it } from 'vitest';
import { isFacing, liveView, nextSpoken } from './live-view.ts';

const sydney: Declination = {
  degrees: 12.8,
  errorDegrees: 0.4,
  compass: 'usable',
  isInModelYears: true,
  modelEnds: new Date('2029-11-13'),
};
const heading = (magneticDegrees: number, accuracyDegrees: number | null = 5, tiltDegrees = 0) => ({
  magneticDegrees,
  accuracyDegrees,
  tiltDegrees,
});

describe('liveView', () => {
  it('corrects the magnetic heading to true north before giving the turn', () => {
    // In Sydney the needle points 12.8 degrees east of north: what it calls 264.7 is 277.5, the Qibla.
    const view = liveView(heading(264.7), sydney, 277.5);
    expect(view.headingDegrees).toBeCloseTo(277.5);
    expect(view.turnDegrees).toBeCloseTo(0);
    expect(liveView(heading(350), sydney, 277.5).headingDegrees).toBeCloseTo(2.8);
  });

  it('turns the shorter way, with right positive', () => {
    const north: Declination = { ...sydney, degrees: 0 };
    expect(liveView(heading(350), north, 20).turnDegrees).toBeCloseTo(30);
    expect(liveView(heading(20), north, 350).turnDegrees).toBeCloseTo(-30);
  });

  it('adds the error of the correction to that of the compass, and marks more than 15 degrees as rough', () => {
    expect(liveView(heading(0, 10), sydney, 0)).toMatchObject({ accuracyDegrees: 10, quality: 'good' });
    expect(liveView(heading(0, 25), sydney, 0)).toMatchObject({ accuracyDegrees: 25, quality: 'rough' });
    expect(liveView(heading(0, 14.9), { ...sydney, errorDegrees: 6 }, 0).quality).toBe('rough');
    expect(liveView(heading(0, 1), { ...sydney, errorDegrees: null }, 0).accuracyDegrees).toBe(2);
    expect(liveView(heading(0, null), sydney, 0)).toMatchObject({
      accuracyDegrees: null,
      quality: 'unknown',
    });
  });

  it('recognises a device that is not held flat', () => {
    expect(liveView(heading(0, 5, 30), sydney, 0).isTilted).toBe(false);
    expect(liveView(heading(0, 5, 70), sydney, 0).isTilted).toBe(true);
  });
});

describe('facing the Qibla', () => {
  it('begins within five degrees and ends beyond eight', () => {
    expect(isFacing(false, 5)).toBe(true);
    expect(isFacing(false, -5.1)).toBe(false);
    expect(isFacing(true, 7.9)).toBe(true);
    expect(isFacing(true, -8.1)).toBe(false);
  });
});

describe('the announcements', () => {
  const before = { turnDegrees: 60, isFacing: false, at: 1000 };

  it('wait some seconds between turns, and for a significant turn', () => {
    expect(nextSpoken(undefined, before)).toBe(before);
    expect(nextSpoken(before, { turnDegrees: 20, isFacing: false, at: 3000 })).toBe(before);
    expect(nextSpoken(before, { turnDegrees: 55, isFacing: false, at: 9000 })).toBe(before);
    const later = { turnDegrees: 20, isFacing: false, at: 5001 };
    expect(nextSpoken(before, later)).toBe(later);
  });

  it('say at once that the Qibla is reached or left, and nothing more', () => {
    const reached = { turnDegrees: 3, isFacing: true, at: 1100 };
    expect(nextSpoken(before, reached)).toBe(reached);
    expect(nextSpoken(reached, { turnDegrees: -4, isFacing: true, at: 9000 })).toBe(reached);
    const left = { turnDegrees: 12, isFacing: false, at: 1200 };
    expect(nextSpoken(reached, left)).toBe(left);
  });
});
