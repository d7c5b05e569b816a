/**
 * Counts steps in the readings of a motion sensor: peaks above an adaptive threshold, at the pace of walking, several
 * in a rhythm. The idea is from Neil Zhao, "Full-Featured Pedometer Design Realized with 3-Axis Digital Accelerometer",
 * Analog Dialogue 44-06, June 2010: a threshold between the recent extremes, a least change, a time window for a step,
 * and counting only after several regular steps.
 */
export interface StepState {
  /** All steps so far. */
  readonly steps: number;
  readonly atMs: number | undefined;
  /** Smoothed acceleration, and its recent extremes, m/s². */
  readonly smooth: number;
  readonly low: number;
  readonly high: number;
  /** True while the signal is in the upper part of its range. */
  readonly isUp: boolean;
  readonly peakMs: number | undefined;
  /** Milliseconds between the peaks of the current rhythm, the latest last. */
  readonly gaps: readonly number[];
}

export interface MotionReading {
  /** Milliseconds on any clock that never goes back. */
  readonly atMs: number;
  /** Acceleration with gravity, m/s². Its length does not depend on how the phone is held. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export const noSteps: StepState = {
  steps: 0,
  atMs: undefined,
  smooth: 0,
  low: 0,
  high: 0,
  isUp: false,
  peakMs: undefined,
  gaps: [],
};

// Keeps the rhythm of walking, up to about 3 Hz, and removes heel impacts and engine vibration.
const smoothMs = 55;
/** The extremes return to the signal within about this time, so that the threshold follows the person. */
const forgetMs = 1500;
/** A smaller change is not a step: a phone held by someone standing moves less. */
const leastChange = 1.3;
/** A greater change comes from shaking the phone. */
const greatestChange = 16;
/** The signal must cross this share of its range, around the middle, so that a second small wave is not a step. */
const crossing = 0.18;
const shortestGapMs = 250;
const longestGapMs = 2000;
/** Steps differ from the mean of the latest ones by less than this share. */
const irregular = 0.3;
const meanOf = 4;
/** Peaks in one rhythm before any is counted; then all are. A bus ride has no rhythm this long. */
const leastPeaks = 8;
/** After a longer pause the sensor was off: nothing before it counts. */
const longestPauseMs = 1000;

/** The state after one more reading. */
export function withReading(state: StepState, { atMs, x, y, z }: MotionReading): StepState {
  const force = Math.hypot(x, y, z);
  if (!Number.isFinite(force)) return state;
  const passedMs = state.atMs === undefined ? Number.POSITIVE_INFINITY : atMs - state.atMs;
  if (passedMs > longestPauseMs) return { ...restarted(state, force), atMs };
  if (passedMs <= 0) return state;
  const smooth = state.smooth + (force - state.smooth) * (1 - Math.exp(-passedMs / smoothMs));
  const fade = (state.high - state.low) * (1 - Math.exp(-passedMs / forgetMs));
  const high = Math.max(smooth, state.high - fade);
  const low = Math.min(smooth, state.low + fade);
  const next = { ...state, atMs, smooth, low, high };
  const change = high - low;
  if (change < leastChange || change > greatestChange) return { ...next, isUp: false };
  const middle = (high + low) / 2;
  if (!state.isUp && smooth > middle + crossing * change) return withPeak({ ...next, isUp: true }, atMs);
  return state.isUp && smooth < middle - crossing * change ? { ...next, isUp: false } : next;
}

const restarted = ({ steps }: StepState, force: number): StepState => ({
  ...noSteps,
  steps,
  smooth: force,
  low: force,
  high: force,
});

function withPeak(state: StepState, atMs: number): StepState {
  const gap = atMs - (state.peakMs ?? Number.NEGATIVE_INFINITY);
  const next = { ...state, peakMs: atMs };
  // Too fast for walking: the whole movement is something else.
  if (gap < shortestGapMs || gap > longestGapMs) return { ...next, gaps: [] };
  if (!isInRhythm(state.gaps, gap)) return { ...next, gaps: [gap] };
  const gaps = [...state.gaps, gap].slice(-leastPeaks);
  // The first peak of a rhythm has no gap before it.
  const peaks = gaps.length + 1;
  if (peaks < leastPeaks) return { ...next, gaps };
  const isFirst = state.gaps.length + 1 < leastPeaks;
  return { ...next, gaps, steps: state.steps + (isFirst ? leastPeaks : 1) };
}

function isInRhythm(gaps: readonly number[], gap: number): boolean {
  const latest = gaps.slice(-meanOf);
  if (latest.length === 0) return true;
  const mean = latest.reduce((sum, each) => sum + each, 0) / latest.length;
  return Math.abs(gap - mean) <= irregular * mean;
}
