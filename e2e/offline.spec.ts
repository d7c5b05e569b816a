import type { Page } from '@playwright/test';
import { deployments } from './support/deployments.ts';
import { groupName, newGroup, parts } from './support/group.ts';
import { forgetFailed, storedForOffline } from './support/network.ts';
import { expect, newPerson, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

const common = words('en', 'common');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['build']);
const buildsKept = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => /^manasik-\w{12}$/.test(name)));

for (const language of ['en', 'ar'] as const) {
  const tabs = words(language, 'worship');
  const offline = words(language, 'offline');

  test(`after one visit all public worship pages work offline, in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    await open(page, '/worship', language);
    await storedForOffline(page, language);
    await context.setOffline(true);

    await page.reload();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(words(language, 'common')('offlineReady'))).toBeVisible();
    const main = page.getByRole('main');
    const back = page.getByRole('navigation', { name: tabs('tabs.label') }).getByRole('link');
    for (const name of ['qibla', 'dhikr', 'calendar', 'zakat', 'hadith', 'times']) {
      await main.getByRole('link', { name: tabs(`tabs.${name}`) }).click();
      await expect(page).toHaveURL(`/worship/${name}`);
      await expect(heading(page)).toBeVisible();
      await back.click();
      await expect(heading(page)).toHaveText(tabs('tabs.label'));
    }
    for (const path of ['/worship/qibla', '/worship/calendar', '/health/heat', '/help', '/']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).not.toHaveAttribute('data-page', 'offline');
    }
    await expect(page.getByText(common('crash.title'))).toHaveCount(0);

    await page.goto('/nowhere');
    await expect(heading(page)).toHaveText(offline('title'));
    await page.getByRole('link', { name: tabs('tabs.times') }).click();
    await expect(page).toHaveURL('/worship/times', { timeout: 20_000 });
    await expect(heading(page)).toBeVisible();
    forgetFailed(complaints);
  });
}

test('a page that is not on the device loads by itself when the connection is back', async ({
  page,
  context,
  complaints,
}) => {
  const offline = words('en', 'offline');
  await open(page, '/worship');
  await storedForOffline(page, 'en');
  await context.setOffline(true);
  await page.goto('/about?from=here');
  await expect(heading(page)).toHaveText(offline('title'));
  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText(offline('title'));
  await expect(page).toHaveURL('/about?from=here');
  forgetFailed(complaints);
});

test('follows a change of language, and never shows a page in another language', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, '/worship');
  await storedForOffline(page, 'en');
  const french = page.getByRole('link', { name: 'Français' }).first();
  await pressUntil(page.getByRole('button', { name: words('en', 'navigation')('languages') }), french);
  await french.click();
  await storedForOffline(page, 'fr');
  await context.setOffline(true);
  // The language before it remains on the device, too.
  for (const query of ['', '?lang=en', '?lang=fr']) {
    await page.goto(`/worship/qibla${query}`);
    await expect(page.locator('html')).toHaveAttribute('lang', query === '?lang=en' ? 'en' : 'fr');
    await expect(heading(page)).toBeVisible();
  }
  // The app does not switch to a language whose words are not on the device.
  const german = page.getByRole('link', { name: 'Deutsch' }).first();
  await pressUntil(page.getByRole('button', { name: words('fr', 'navigation')('languages') }), german);
  await german.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  // A German address never gets a French page: a French page explains that the device is offline.
  await page.goto('/worship/qibla?lang=de');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'offline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  forgetFailed(complaints);
});

test('signed-in people can open their pages offline, and no one can after they sign out', async ({
  page,
  context,
  person,
  complaints,
}) => {
  await open(page, '/');
  await expect(heading(page)).toContainText(person.firstName);
  await storedForOffline(page, 'en');
  await context.setOffline(true);
  for (const path of ['/', '/home']) {
    await page.goto(path);
    await expect(heading(page)).toContainText(person.firstName);
  }
  for (const path of ['/worship/log', '/worship/ramadan', '/worship', '/settings', '/settings?tab=kind']) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-page', 'offline');
  }

  // Redirects work offline, too.
  await page.goto('/qibla');
  await expect(page).toHaveURL('/worship/qibla');
  await expect(page.locator('html')).not.toHaveAttribute('data-page', 'offline');

  // Signing out needs the server, so it waits for the connection and says so.
  await page
    .getByRole('link', { name: words('en', 'navigation')('logout') })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'offline');
  await context.setOffline(false);
  await expect(page).toHaveURL('/');
  await expect(heading(page)).not.toContainText(person.firstName);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('manasik-signed-in'))).toBeNull();

  await context.setOffline(true);
  for (const path of ['/home', '/worship/log', '/settings']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-page', 'offline');
  }
  for (const path of ['/', '/worship']) {
    await page.goto(path);
    await expect(page.locator('body')).not.toContainText(person.firstName);
  }
  forgetFailed(complaints);
});

test('signed-in people find their last known groups offline after a visit to another page only', async ({
  page,
  context,
  person: _person,
  baseURL,
  complaints,
}) => {
  const { t, groupLink } = parts(page, 'en');
  await newGroup(page, [], baseURL);
  await open(page, '/');
  await expect(page.getByRole('link', { name: groupName }).first()).toBeVisible();
  await storedForOffline(page, 'en');
  await context.setOffline(true);
  await page.goto('/group-tracker');
  await expect(heading(page)).toHaveText(t('title'));
  await expect(groupLink(groupName)).toBeVisible();
  await page.reload();
  await groupLink(groupName).click();
  await expect(page.getByRole('region', { name: t('detail.title', { name: groupName }) })).toBeVisible();
  await page.getByRole('tab', { name: t('detail.tabs.chat') }).click();
  await expect(page.getByRole('textbox')).toBeVisible();
  forgetFailed(complaints);
});

test('caches no API response', async ({ page, baseURL }) => {
  // A name that appears in none of our catalogues, not even as an example.
  const person = { ...newPerson(), lastName: 'Qwxzvahedi' };
  const headers = { origin: baseURL ?? '' };
  expect((await page.request.post('/api/auth/register', { data: person, headers })).status()).toBe(201);
  await open(page, '/');
  await expect(heading(page)).toContainText(person.firstName);
  await storedForOffline(page, 'en');
  const found = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const reply = await cache.match(request, { ignoreVary: true });
        all.push(`${request.url} ${await reply?.text()}`);
      }
    }
    return all;
  });
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((entry) => entry.includes(person.email) || entry.includes(person.lastName))).toEqual(
    [],
  );
  expect(found.filter((entry) => /^\S+\/api\//.test(entry))).toEqual([]);
});

test('a new build takes over when no page of the old build is open', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  const site = await deployments(baseURL ?? '');
  await page.goto(`${site.address}/worship?lang=en`);
  await storedForOffline(page, 'en');
  const [first] = await buildsKept(page);
  expect(await buildOf(page)).toBe(first?.replace('manasik-', ''));

  site.deploy();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  // The open page keeps the files of its build, so both builds are complete in the cache.
  await expect.poll(() => buildsKept(page), { timeout: 30_000 }).toHaveLength(2);
  await context.setOffline(true);
  await page
    .getByRole('link', { name: words('en', 'worship')('tabs.calendar') })
    .first()
    .click();
  await expect(page).toHaveURL(/calendar$/);
  await expect(heading(page)).toBeVisible();
  await page.reload();
  expect(await buildOf(page)).toBe(first?.replace('manasik-', ''));
  await context.setOffline(false);

  // The next page uses the new build, and the old one is removed.
  await page.reload();
  expect(await buildOf(page)).not.toBe(first?.replace('manasik-', ''));
  await expect.poll(() => buildsKept(page), { timeout: 30_000 }).not.toContain(first);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(await buildOf(page)).not.toBe(first?.replace('manasik-', ''));
  await site.close();
  forgetFailed(complaints);
});

test('a new build takes over when the last page of the old build in another tab closes', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  const site = await deployments(baseURL ?? '');
  await page.goto(`${site.address}/worship?lang=en`);
  await storedForOffline(page, 'en');
  const [first] = await buildsKept(page);

  site.deploy();
  const beside = await context.newPage();
  await beside.goto(`${site.address}/worship?lang=en`);
  expect(await buildOf(beside)).not.toBe(first?.replace('manasik-', ''));
  await expect.poll(() => buildsKept(beside), { timeout: 30_000 }).toHaveLength(2);
  // The worker could be activated as soon as it has installed. Nothing else shows that it waits, so allow it a second.
  await beside.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  await beside.waitForTimeout(1000);
  expect(await buildsKept(beside)).toContain(first);

  await page.close();
  await expect.poll(() => buildsKept(beside), { timeout: 30_000 }).not.toContain(first);
  await site.close();
  forgetFailed(complaints);
});

test('browsers unregister a worker that the server no longer has', async ({ page, baseURL, complaints }) => {
  const site = await deployments(baseURL ?? '');
  await page.goto(`${site.address}/worship?lang=en`);
  await storedForOffline(page, 'en');
  site.removeWorker();
  await page.reload();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 30_000,
    })
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await site.close();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('404')));
});
