import type { Language } from '@manasik/core/text/languages';
import { api, type Reply } from '../../platform/api/api.ts';
import { changeAppearance, currentAppearance } from '../../platform/device/appearance.ts';
import type { Appearance } from '../../platform/device/kept-appearance.ts';

export type Settings = Reply<'GET /api/settings'>;

/**
 * Applies the settings of the account to this device. Resolves to the language of the account, or null if it has none.
 */
export async function wearAccountSettings(): Promise<Language | null> {
  const settings = await api('GET /api/settings');
  changeAppearance(appearanceOf(settings));
  return settings.language;
}

/** Saves to a new account what was chosen on this device before. */
export async function keepDeviceSettings(language: Language): Promise<void> {
  await api('PUT /api/settings', { body: { language, ...settingsOf(currentAppearance()) } });
}

/** The appearance in the form of the account settings. */
export const settingsOf = ({ theme, contrast, textScale }: Appearance) => ({
  theme,
  highContrast: contrast === 'high',
  textSize: textSizes.find((size) => size >= textScale) ?? 200,
});

export const appearanceOf = (
  settings: Pick<Settings, 'theme' | 'highContrast' | 'textSize'>,
): Appearance => ({
  theme: settings.theme,
  contrast: settings.highContrast ? 'high' : 'normal',
  textScale: settings.textSize,
});

/** Percent of the usual size. */
export const textSizes = [100, 125, 150, 175, 200] as const;
