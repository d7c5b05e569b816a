import type { Browser, Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { expect, open, type Person } from './test.ts';

/** Opens a page for users, which stores on the device that there is a session, and whose. */
export async function arriveSignedIn(page: Page, language: Language = 'en'): Promise<void> {
  await open(page, '/home', language);
  await page.waitForFunction(() => localStorage.getItem('manasik-signed-in') !== null);
}

/** Signs in on another device, which ends every session of the person. */
export async function endSessions(
  browser: Browser,
  baseURL: string | undefined,
  { email, password }: Person,
): Promise<void> {
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const headers = { origin: baseURL ?? '' };
  const login = await other.request.post('/api/auth/login', { data: { email, password }, headers });
  expect(login.status()).toBe(200);
  expect((await other.request.delete('/api/auth/sessions', { headers })).status()).toBe(204);
  await other.close();
}
