import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** Desktop browsers have the function without a motor. Touch screens usually have one. */
const canVibrate = (): boolean => 'vibrate' in navigator && navigator.maxTouchPoints > 0;

/** Whether this device can vibrate; false until hydration. */
export const useCanVibrate = (): boolean => useSyncExternalStore(noSubscription, canVibrate, () => false);

/** Milliseconds: on, off, on … */
const patterns = {
  count: [20],
  target: [90, 70, 90, 70, 250],
  undo: [10, 40, 10],
  alarm: [300, 150, 300],
} as const;

export function vibrate(pattern: keyof typeof patterns): void {
  if (canVibrate()) navigator.vibrate([...patterns[pattern]]);
}
