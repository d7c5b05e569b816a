import { describe, expect, it } from 'vitest';
import { type MotionReading, noSteps, withReading } from './step-detector.ts';

const gravity = 9.81;

/** The same numbers in every run. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

interface TraceParts {
  readonly seconds: number;
  readonly hertz?: number;
  readonly noise?: number;
  readonly seed?: number;
  /** The acceleration besides gravity, m/s². */
  readonly force: (seconds: number) => number;
}

/** A phone held at an angle, with the noise of its sensor. */
function trace({ seconds, hertz = 60, noise = 0.15, seed = 1, force }: TraceParts): MotionReading[] {
  const random = randoms(seed);
  return Array.from({ length: Math.round(seconds * hertz) }, (_, index) => {
    const at = index / hertz;
    const along = gravity + force(at);
    return {
      atMs: at * 1000 + random() * 4,
      x: along * 0.48 + random() * noise,
      y: along * 0.6 + random() * noise,
      z: along * 0.64 + random() * noise,
    };
  });
}

const stepsOf = (readings: readonly MotionReading[]): number => readings.reduce(withReading, noSteps).steps;
const turn = 2 * Math.PI;

/** The beat of the steps, its overtone, and the difference between the two feet. */
const walking =
  (pace: number, size: number) =>
  (at: number): number =>
    size *
    (Math.sin(turn * pace * at) +
      0.4 * Math.sin(turn * 2 * pace * at + 0.8) +
      0.2 * Math.sin((turn * pace * at) / 2));

/** 40 s of walking, 20 s of standing, again and again. */
const strolling = (at: number): number =>
  at % 60 < 40 ? walking(1.6 + 0.2 * Math.sin(at / 9), 2.5)(at % 60) : 0;
const swaying = (at: number): number => 0.25 * Math.sin(turn * 0.4 * at) + 0.2 * Math.sin(turn * 1.3 * at);
const handled = (at: number): number => (at % 7 < 1.5 ? 4 * Math.sin(turn * 1.1 * (at % 7)) : 0);

describe('walking', () => {
  for (const pace of [1.5, 1.7, 1.9, 2.2]) {
    for (const size of [1.2, 2.5, 5]) {
      it(`at ${pace} steps a second and ${size} m/s² is counted within 10 %`, () => {
        const counted = stepsOf(trace({ seconds: 120, force: walking(pace, size) }));
        expect(Math.abs(counted - pace * 120)).toBeLessThanOrEqual(pace * 12);
      });
    }
  }

  it('is counted with a sensor that reports 20 times a second', () => {
    const counted = stepsOf(trace({ seconds: 120, hertz: 20, force: walking(1.8, 3) }));
    expect(Math.abs(counted - 216)).toBeLessThanOrEqual(21);
  });

  it('is counted with pauses, and with a pace that changes', () => {
    const counted = stepsOf(trace({ seconds: 300, force: strolling }));
    expect(counted).toBeGreaterThan(40 * 5 * 1.6 * 0.9);
    expect(counted).toBeLessThan(40 * 5 * 1.6 * 1.1);
  });

  it('is counted from the first step, once there are enough of them', () => {
    expect(stepsOf(trace({ seconds: 2, force: walking(2, 3) }))).toBe(0);
    expect(stepsOf(trace({ seconds: 10, force: walking(2, 3) }))).toBeGreaterThanOrEqual(18);
  });
});

describe('what is no walking', () => {
  it('does not count while the phone lies, or is held by someone who stands', () => {
    expect(stepsOf(trace({ seconds: 600, noise: 0.1, force: () => 0 }))).toBe(0);
    expect(stepsOf(trace({ seconds: 600, noise: 0.3, force: swaying }))).toBe(0);
  });

  it('does not count a phone that is shaken', () => {
    expect(stepsOf(trace({ seconds: 60, force: (at) => 15 * Math.sin(turn * 5 * at) }))).toBe(0);
    expect(stepsOf(trace({ seconds: 60, force: (at) => 30 * Math.sin(turn * 2.5 * at) }))).toBe(0);
  });

  it('counts almost nothing in a bus', () => {
    for (const seed of [1, 4, 5]) {
      expect(stepsOf(trace({ seconds: 600, noise: 0.8, seed, force: busRide(seed) }))).toBeLessThan(20);
    }
  });

  it('does not count a phone that is picked up, turned and put down', () => {
    expect(stepsOf(trace({ seconds: 300, force: handled }))).toBe(0);
  });
});

/** Bumps at random times, each followed by the fading bounce of the body of the bus, and the vibration of the engine. */
function busRide(seed: number): (at: number) => number {
  const random = randoms(seed * 77);
  const bumps: { at: number; size: number; pace: number }[] = [];
  for (let at = 0; at < 600; at += 0.4 + (random() + 0.5) * 3) {
    bumps.push({ at, size: 1 + (random() + 0.5) * 5, pace: 1.2 + (random() + 0.5) * 0.8 });
  }
  return (at) => {
    const bounce = bumps
      .filter((bump) => bump.at <= at && at - bump.at < 5)
      .reduce(
        (sum, { at: start, size, pace }) =>
          sum + size * Math.exp(-(at - start) / 0.5) * Math.sin(turn * pace * (at - start)),
        0,
      );
    return bounce + 0.4 * Math.sin(turn * 11 * at);
  };
}

describe('readings', () => {
  it('without numbers, or with a clock that went back, change nothing', () => {
    const state = trace({ seconds: 5, force: walking(2, 3) }).reduce(withReading, noSteps);
    expect(withReading(state, { atMs: 9000, x: Number.NaN, y: 0, z: 0 })).toBe(state);
    expect(withReading(state, { atMs: 0, x: 0, y: 0, z: 9.8 })).toBe(state);
  });
});
