import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { expect } from './test.ts';
import { words } from './words.ts';

export const mina = { latitude: 21.4133, longitude: 39.8933, accuracy: 12 };
export const emergencyContact = '+966 50 123 4567';

/** Puts a name between the isolation marks that it has within a sentence. */
export const apart = (name: string) => `\u2068${name}\u2069`;

export function parts(page: Page, language: Language = 'en') {
  const t = words(language, 'alerts');
  const banner = page.getByRole('region', { name: t('label') });
  return {
    t,
    banner,
    come: banner.getByRole('button', { name: t('sos.come') }),
    here: banner.getByRole('button', { name: t('rollCall.answer') }),
  };
}

const headersOf = (baseURL: string | undefined) => ({ origin: baseURL ?? '' });

export async function call(
  page: Page,
  baseURL: string | undefined,
  key = 'a-call-for-help',
): Promise<string> {
  const place = { ...mina, capturedAt: new Date().toISOString() };
  const reply = await page.request.post('/api/sos', { data: { key, place }, headers: headersOf(baseURL) });
  expect(reply.status()).toBe(201);
  const { id }: { id: string } = await reply.json();
  return id;
}

export async function end(page: Page, sosId: string, baseURL: string | undefined): Promise<void> {
  const reply = await page.request.delete(`/api/sos/${sosId}`, { headers: headersOf(baseURL) });
  expect(reply.status()).toBe(204);
}

export async function askWhoIsHere(page: Page, groupId: string, baseURL: string | undefined): Promise<void> {
  const reply = await page.request.post(`/api/hajj-groups/${groupId}/roll-call`, {
    headers: headersOf(baseURL),
  });
  expect(reply.status()).toBe(201);
}
