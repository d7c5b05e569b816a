import type { Locator, Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { newGroup, type SharedGroup } from './group.ts';
import { arriveSignedIn } from './session.ts';
import { expect, open } from './test.ts';
import { words } from './words.ts';

const t = words('en', 'travel-checklist');

/** The part of the page with the list of the group. */
export const listOf = (page: Page, language: Language = 'en'): Locator =>
  page.getByRole('region', { name: words(language, 'travel-checklist')('group.title') });

/** Opens the checklist as someone who signed in before: a public page asks for the session only on such a device. */
export async function openList(page: Page, language: Language = 'en'): Promise<void> {
  await arriveSignedIn(page, language);
  await open(page, '/travel?tab=checklist', language);
}

/** Types an item into the list and confirms it with the Enter key. */
export async function addItem(page: Page, title: string, language: Language = 'en'): Promise<void> {
  const field = listOf(page, language).getByLabel(words(language, 'travel-checklist')('group.item'));
  await field.fill(title);
  await field.press('Enter');
}

/** The list of the group as the server has it. */
export const itemsOf = async (page: Page, { id }: SharedGroup): Promise<unknown[]> =>
  (await (await page.request.get(`/api/hajj-groups/${id}/checklist`)).json()).items;

/** A group with the item "Tent" in its list, which the page shows and the server has. */
export async function openTentList(page: Page, baseURL: string | undefined) {
  const group = await newGroup(page, [], baseURL);
  await arriveSignedIn(page);
  const isReady = page.waitForResponse((response) => response.url().endsWith('/sign-out.js'));
  await open(page, '/travel?tab=checklist');
  const tent = listOf(page).getByRole('checkbox', { name: 'Tent' });
  await addItem(page, 'Tent');
  await expect(tent).toBeVisible();
  const items = () => itemsOf(page, group);
  await expect.poll(items).toMatchObject([{ title: 'Tent', isDone: false }]);
  // The page loads the question of the sign-out before it may go offline.
  await isReady;
  return { group, tent, items };
}

/** Ticks the item while the server takes no change of the list. */
export async function tickUnsent(page: Page, baseURL: string | undefined) {
  const { group, tent } = await openTentList(page, baseURL);
  await page.route(`**/api/hajj-groups/${group.id}/checklist/**`, (route) => route.abort());
  await tent.check();
  await expect(listOf(page).getByText(t('group.waiting'))).toBeVisible();
  return { group, tent };
}

/** The list of the group that is stored on the device; null if there is none. */
export const storedList = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('manasik-account-group-checklist'));
