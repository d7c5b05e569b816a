import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

/** Every address on this server that the page links to, without the fragment. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].map(({ href }) => new URL(href));
    const own = links.filter(({ origin }) => origin === location.origin);
    return [...new Set(own.map(({ pathname, search }) => pathname + search))].toSorted();
  });

/** Pages of features that do not exist yet. */
const absent = ['/community', '/learning'];

async function expectLinksToWork(page: Page, paths: readonly string[]): Promise<void> {
  const found = new Set<string>();
  for (const path of paths) {
    await open(page, path);
    for (const link of await linksOf(page)) found.add(link);
  }
  // Opening this link would end the session.
  found.delete('/api/logout');
  expect(found.size).toBeGreaterThan(paths.length);
  expect([...found].filter((link) => absent.some((path) => link.startsWith(path)))).toEqual([]);
  for (const link of found) expect((await page.request.get(link)).status(), link).toBe(200);
}

test('every link on the public pages leads to a page that exists', async ({ page }) => {
  const paths = [
    '/',
    '/about',
    '/about/assistant',
    '/help',
    '/terms',
    '/privacy',
    '/contact',
    '/emergency',
    '/login',
    '/guide',
    '/health',
    '/travel',
  ];
  await expectLinksToWork(page, paths);
});

test('every link on the pages of a signed-in person leads to a page that exists', async ({
  page,
  person,
}) => {
  expect(person.firstName).toBe('Amina');
  await expectLinksToWork(page, ['/home', '/settings', '/group-tracker', '/worship']);
});

const landing = words('en', 'landing');

for (const [where, path, button] of [
  ['at the top of the landing page', '/', landing('hero.start')],
  ['at the foot of the landing page', '/', landing('callToAction.button')],
  ['on the page about Manasik', '/about', words('en', 'about')('callToAction.start')],
] as const) {
  test(`the button ${where} opens the sign-up form`, async ({ page }) => {
    await open(page, path);
    await page.getByRole('link', { name: button }).click();
    const auth = words('en', 'account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth('register.title'));
    await expect(page.getByLabel(auth('firstName'))).toBeVisible();
  });
}

test('the address /register opens the sign-up form', async ({ page }) => {
  await open(page, '/register', 'ar');
  await expect(page).toHaveURL('/login?mode=register&lang=ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ar', 'account')('register.title'));
});

test('the address /groups opens the groups, also without a request to the server', async ({
  page,
  person,
}) => {
  expect(person.firstName).toBe('Amina');
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/groups');
  await expect(page).toHaveURL('/group-tracker?lang=en');
  await expect(heading).toHaveText(words('en', 'groups')('title'));
  // The page to sign in opens the next page itself.
  await open(page, `/login?next=${encodeURIComponent('/groups?tab=chat')}`);
  await expect(page).toHaveURL('/group-tracker?tab=chat');
  await expect(heading).toHaveText(words('en', 'groups')('title'));
});

test('each screen of the landing page links to its feature', async ({ page }) => {
  for (const [id, address] of [
    ['guide', /\/guide/],
    ['group', /\/login\?mode=register&next=%2Fgroup-tracker/],
    ['prayer', /\/worship/],
    ['help', /\/emergency/],
  ] as const) {
    await open(page, '/');
    await page
      .getByRole('link', { name: landing(`screens.${id}.link`) })
      .first()
      .click();
    await expect(page).toHaveURL(address);
  }
});
