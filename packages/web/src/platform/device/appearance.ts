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

/** Shows the change at once and keeps it on this device. */
export function changeAppearance(change: Partial<Appearance>): void {
  current = { ...readAppearance(), ...change };
  try {
    localStorage.setItem(appearanceKey, JSON.stringify(current));
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  show();
  listeners.notify();
}

/** Dark, whatever was chosen, until what it gives back is called. Nothing of it is kept. */
export function wearDark(): () => void {
  isDarkForNow = true;
  show();
  return () => {
    isDarkForNow = false;
    show();
  };
}

/** What is shown now. */
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
