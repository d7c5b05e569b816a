import type { Language } from '@manasik/core/languages';
import { api, type Reply } from './api/api.ts';
import { type Appearance, changeAppearance, currentAppearance } from './appearance.ts';
import { currentUser } from './session.ts';

export type Settings = Reply<'GET /api/settings'>;

/** Dresses this device as the account says; gives the account's language, null when it has none. */
export async function wearAccountSettings(): Promise<Language | null> {
  const settings = await api('GET /api/settings');
  changeAppearance(appearanceOf(settings));
  return settings.language;
}

/** Gives a new account what was chosen on this device before it existed. */
export async function keepDeviceSettings(language: Language): Promise<void> {
  await api('PUT /api/settings', { body: { language, ...settingsOf(currentAppearance()) } });
}

let languageKeeping: Promise<unknown> = Promise.resolve();

/** Keeps the chosen language on the account too, when somebody is signed in. */
export function keepLanguage(language: Language): void {
  if (!currentUser()) return;
  languageKeeping = api('PUT /api/settings', { body: { language } });
  // Here the choice holds anyway; who wants to know asks `languageKept`.
  languageKeeping.catch(() => undefined);
}

/** Settled when the last choice of a language has reached the account; rejects when it has not. */
export const languageKept = (): Promise<unknown> => languageKeeping;

/** How an account names an appearance. */
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
