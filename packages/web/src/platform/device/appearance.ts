import { useSyncExternalStore } from 'react';
import { createListeners } from '../storage/shared.ts';
import {
  type Appearance,
  appearanceKey,
  applyAppearance,
  readKeptAppearance,
  usualAppearance,
} from './kept-appearance.ts';

const listeners = createListeners();
let current: Appearance | undefined;
let isDarkForNow = false;

/** Applies the change at once and stores it on this device. */
export function changeAppearance(change: Partial<Appearance>): void {
  current = { ...readAppearance(), ...change };
  try {
    localStorage.setItem(appearanceKey, JSON.stringify(current));
  } catch {
    // Storage can be forbidden. Then the choice lasts as long as the page.
  }
  show();
  listeners.notify();
}

/**
 * Shows the dark theme, whatever was chosen, without storing it.
 * @returns a function that ends it
 */
export function wearDark(): () => void {
  isDarkForNow = true;
  show();
  return () => {
    isDarkForNow = false;
    show();
  };
}

/** The current appearance. */
export const currentAppearance = (): Appearance => readAppearance();

export const useAppearance = (): Appearance =>
  useSyncExternalStore(listeners.add, readAppearance, () => usualAppearance);

function show(): void {
  const shown = readAppearance();
  applyAppearance(isDarkForNow ? { ...shown, theme: 'dark' } : shown);
}

function readAppearance(): Appearance {
  current ??= readKeptAppearance();
  return current;
}
