import { isRecord } from '../storage/is-record.ts';

/** The chosen look of the pages, stored on the device. */
export interface Appearance {
  theme: 'system' | 'light' | 'dark';
  contrast: 'normal' | 'high';
  /** Percent of the usual size, 100 to 200. */
  textScale: number;
}

export const appearanceKey = 'manasik-appearance';
export const usualAppearance: Appearance = { theme: 'system', contrast: 'normal', textScale: 100 };

export function readKeptAppearance(): Appearance {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(appearanceKey) ?? '{}');
    return isRecord(kept) ? sound(kept) : usualAppearance;
  } catch {
    return usualAppearance;
  }
}

// The stored value may be of an older version, or edited.
function sound({ theme, contrast, textScale }: Record<string, unknown>): Appearance {
  const scale = Number(textScale);
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    contrast: contrast === 'high' ? 'high' : 'normal',
    textScale: scale >= 100 && scale <= 200 ? scale : 100,
  };
}

/** Applies it to the document. */
export function applyAppearance({ theme, contrast, textScale }: Appearance): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (contrast === 'normal') delete dataset['contrast'];
  else dataset['contrast'] = contrast;
  style.setProperty('--text-scale', `${textScale}%`);
}
