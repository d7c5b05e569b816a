import { randomInt } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { expect, newPerson, type Person } from './test.ts';
import { words } from './words.ts';

export const path = '/group-tracker';
export const languages = ['ar'] as const;
export const groupName = 'Karim family';

/** Locators of the groups page. */
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
    /** The row of a group in the list. */
    groupLink: (name: string) => page.getByRole('list', { name: t('list') }).getByRole('link', { name }),
    panel: page.getByRole('region', { name: t('detail.title', { name: groupName }) }),
    /** The toast with this text. Screen readers get a second copy of it. */
    told: (text: string) => page.getByText(text, { exact: true }).first(),
  };
}

export interface Newcomer {
  readonly person: Person;
  readonly page: Page;
  close(this: void): Promise<void>;
}

const byte = (): number => randomInt(1, 255);

/** A newly registered person in a browser context of their own. */
export async function newcomer(
  browser: Browser,
  baseURL: string | undefined,
  firstName: string,
  phone: BrowserContextOptions = {},
): Promise<Newcomer> {
  const context = await browser.newContext({
    ...phone,
    baseURL: baseURL ?? '',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` },
  });
  const page = await context.newPage();
  const person = newPerson(firstName);
  const reply = await page.request.post('/api/auth/register', {
    data: person,
    headers: { origin: baseURL ?? '' },
  });
  expect(reply.status()).toBe(201);
  return { person, page, close: () => context.close() };
}

export interface SharedGroup {
  readonly id: string;
  readonly groupCode: string;
}

/** Creates a group with a leader and members through the API. `more` holds the other fields that the leader enters. */
export async function newGroup(
  leader: Page,
  members: readonly Page[],
  baseURL: string | undefined,
  more: object = {},
): Promise<SharedGroup> {
  const headers = { origin: baseURL ?? '' };
  const made = await leader.request.post('/api/hajj-groups', { data: { name: groupName, ...more }, headers });
  expect(made.status()).toBe(201);
  const group: SharedGroup = await made.json();
  for (const member of members) {
    const data = { groupCode: group.groupCode };
    const joined = await member.request.post('/api/hajj-groups/join', { data, headers });
    expect(joined.status()).toBe(200);
  }
  return group;
}

const groupPath = (group: SharedGroup, tab: string): string => `${path}?group=${group.id}&tab=${tab}`;

/** A page that follows a group is never network-idle, so wait for its text. */
export async function openGroup(
  page: Page,
  group: SharedGroup,
  tab: string,
  language: Language = 'en',
): Promise<void> {
  await page.goto(`${groupPath(group, tab)}&lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
}
