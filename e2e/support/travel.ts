import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { expect, pressUntil } from './test.ts';
import { words } from './words.ts';

/** The date so many days from today. */
export const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Enters a trip on the page of the plan. */
export async function enterTrip(page: Page, language: Language, from: string, to: string): Promise<void> {
  const t = words(language, 'travel');
  const departure = page.getByLabel(t('trip.departsOn'), { exact: true });
  await pressUntil(page.getByRole('button', { name: t('trip.enter') }), departure);
  await departure.fill(from);
  await page.getByLabel(t('trip.returnsOn'), { exact: true }).fill(to);
  await page.getByRole('button', { name: t('trip.save') }).click();
  await expect(departure).toBeHidden();
}
