import type { HeatHour, HeatRating } from './heat-day.ts';
import { heatRatings } from './heat-day.ts';

/** Hours in a row with the same rating: from `from` to before `to`, 0 to 24. */
export interface HeatSpan {
  from: number;
  to: number;
  rating: HeatRating;
}

/** The spans of a day in their order. */
export function spansOf(hours: readonly HeatHour[]): HeatSpan[] {
  const spans: HeatSpan[] = [];
  for (const { hour, rating } of hours) {
    const last = spans.at(-1);
    if (last?.rating === rating) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1, rating });
  }
  return spans;
}

/** The best rating that any hour of the day has, and its spans. */
export function safestOf(hours: readonly HeatHour[]): { rating: HeatRating; spans: HeatSpan[] } {
  const spans = spansOf(hours);
  const rating = heatRatings.find((each) => spans.some((span) => span.rating === each)) ?? 'avoid';
  return { rating, spans: spans.filter((span) => span.rating === rating) };
}

/** The hour of the lowest heat index among those with the best rating; the earliest of several. */
export function coolestHour(hours: readonly HeatHour[]): number {
  const { rating } = safestOf(hours);
  const candidates = hours.filter((hour) => hour.rating === rating);
  return candidates.reduce((best, each) => (each.heatIndexC < best.heatIndexC ? each : best)).hour;
}

/** The least hot part of some hours: the best ones, or one hour where all of them are to be avoided. */
export function leastHot(hours: readonly HeatHour[]): HeatSpan[] {
  if (hours.length === 0) return [];
  const { rating, spans } = safestOf(hours);
  if (rating !== 'avoid') return spans;
  const from = coolestHour(hours);
  return [{ from, to: from + 1, rating }];
}
