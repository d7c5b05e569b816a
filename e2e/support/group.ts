import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '@manasik/core/languages';
import { expect, newPerson } from './test.ts';

export interface SharedGroup {
  readonly id: string;
  readonly groupCode: string;
}

const byte = (): number => randomInt(1, 255);
const headersOf = (baseURL: string | undefined) => ({ origin: baseURL ?? '' });

/** A page of somebody who has just registered, on a phone of their own. Close its context at the end. */
export async function newcomer(
  browser: Browser,
  baseURL: string | undefined,
  firstName: string,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` },
  });
  const page = await context.newPage();
  const reply = await page.request.post('/api/auth/register', {
    data: newPerson(firstName),
    headers: headersOf(baseURL),
  });
  expect(reply.status()).toBe(201);
  return page;
}

/** A group that `leader` leads and `members` are in. */
export async function newGroup(
  leader: Page,
  members: readonly Page[],
  baseURL: string | undefined,
): Promise<SharedGroup> {
  const headers = headersOf(baseURL);
  const made = await leader.request.post('/api/hajj-groups', { data: { name: 'Family Karim' }, headers });
  expect(made.status()).toBe(201);
  const group: SharedGroup = await made.json();
  for (const member of members) {
    const data = { groupCode: group.groupCode };
    const joined = await member.request.post('/api/hajj-groups/join', { data, headers });
    expect(joined.status()).toBe(200);
  }
  return group;
}

const groupPath = (group: SharedGroup, tab: string): string => `/group-tracker?group=${group.id}&tab=${tab}`;

/** The page never falls silent while it follows a group, so it is waited for by what it shows. */
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
