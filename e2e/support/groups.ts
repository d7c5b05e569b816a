import type { Browser, Page } from '@playwright/test';
import type { Language } from '@manasik/core/languages';
import { expect, newPerson } from './test.ts';
import { words } from './words.ts';

export const path = '/group-tracker';
export const languages = ['en', 'ar'] as const;
export const groupName = 'Karim family';

/** What the page of groups is found by. */
export function parts(page: Page, language: Language) {
  const t = words(language, 'groups');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  return {
    t,
    button,
    dialog,
    create: dialog(t('create.title')),
    join: dialog(t('join.title')),
    panel: page.getByRole('region', { name: t('detail.title', { name: groupName }) }),
    /** What a toast says; it is written a second time for screen readers. */
    told: (text: string) => page.getByText(text, { exact: true }).first(),
  };
}

/** Another person in a browser of their own. */
export async function another(browser: Browser, baseURL: string | undefined, firstName: string) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${Date.now() % 250}.${firstName.length}` },
    ...(baseURL !== undefined && { baseURL }),
  });
  const person = newPerson(firstName);
  const reply = await context.request.post('/api/auth/register', {
    data: person,
    headers: { origin: baseURL ?? '' },
  });
  expect(reply.status()).toBe(201);
  return { context, person, page: await context.newPage() };
}

export interface Made {
  id: string;
  groupCode: string;
}

/** A group of who has the page, made without the screen. */
export async function makeGroup(page: Page, baseURL: string | undefined, more: object = {}): Promise<Made> {
  const reply = await page.request.post('/api/hajj-groups', {
    data: { name: groupName, ...more },
    headers: { origin: baseURL ?? '' },
  });
  expect(reply.status()).toBe(201);
  return reply.json();
}
