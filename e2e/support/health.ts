import type { Language } from '@manasik/core/text/languages';
import type { Page } from '@playwright/test';
import { open } from './test.ts';

/** A day before today, in UTC. */
export const dayAgo = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The measurements in the account. */
export const metricsOf = async (page: Page) =>
  (await (await page.request.get('/api/health/metrics')).json()).metrics;

/** The device learns from a page for users that there is a session. */
export async function openHealth(page: Page, language: Language = 'en'): Promise<void> {
  await open(page, '/home', language);
  await page.waitForFunction(() => localStorage.getItem('manasik-signed-in') !== null);
  await open(page, '/health', language);
}
