import { useSyncExternalStore } from 'react';

/** How the person wants the pages to look. Kept on the device; build/page.ts applies it before the first paint. */
export interface Appearance {
  theme: 'system' | 'light' | 'dark';
  contrast: 'normal' | 'high';
  /** Percent of the usual size, 100 to 200. */
  textScale: number;
}

const key = 'manasik-appearance';
const usual: Appearance = { theme: 'system', contrast: 'normal', textScale: 100 };
const listeners = new Set<() => void>();
let current: Appearance | undefined;
let isDarkForNow = false;

/** Shows the change at once and keeps it on this device. */
export function changeAppearance(change: Partial<Appearance>): void {
  current = { ...readAppearance(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  apply(current);
  for (const listener of listeners) listener();
}

/** Dark, whatever was chosen, until what it gives back is called. Nothing of it is kept. */
export function wearDark(): () => void {
  isDarkForNow = true;
  apply(readAppearance());
  return () => {
    isDarkForNow = false;
    apply(readAppearance());
  };
}

/** What is shown now. */
export const currentAppearance = (): Appearance => readAppearance();

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, readAppearance, () => usual);

function readAppearance(): Appearance {
  current ??= readKept();
  return current;
}

function readKept(): Appearance {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isObject(kept) ? sound(kept) : usual;
  } catch {
    return usual;
  }
}

// What is kept may have been written by an older version, or by hand.
function sound({ theme, contrast, textScale }: Record<string, unknown>): Appearance {
  const scale = Number(textScale);
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    contrast: contrast === 'high' ? 'high' : 'normal',
    textScale: scale >= 100 && scale <= 200 ? scale : 100,
  };
}

function apply({ theme, contrast, textScale }: Appearance): void {
  const { dataset, style } = document.documentElement;
  if (isDarkForNow) dataset['theme'] = 'dark';
  else if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (contrast === 'normal') delete dataset['contrast'];
  else dataset['contrast'] = contrast;
  style.setProperty('--text-scale', `${textScale}%`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
