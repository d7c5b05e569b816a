import type { BrowserContext, Page } from '@playwright/test';
import { askWhoIsHere, call, end, forgetOffline, parts } from './support/alerts.ts';
import { newcomer, newGroup } from './support/group.ts';
import { expect, open, test } from './support/test.ts';

/** Tells the page that it is hidden or seen: a headless browser never hides one. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: hidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

async function withoutStream(context: BrowserContext): Promise<void> {
  await context.route('**/api/alerts/live', (route) =>
    route.fulfill({ status: 503, json: { code: 'live.unavailable' } }),
  );
}

test('an answer without a network waits, and is sent when there is one', async ({
  page,
  person: _person,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  const omar = await newcomer(browser, baseURL, 'Omar');
  const group = await newGroup(omar.page, [page], baseURL);
  await askWhoIsHere(omar.page, group.id, baseURL);
  await call(omar.page, baseURL);
  await open(page, '/home');
  const { t, banner, come, here } = parts(page);
  await expect(come).toBeVisible();
  await context.setOffline(true);
  await come.click();
  await expect(banner).toContainText(t('waiting'));
  await banner.getByRole('button', { name: t('others', { count: 1 }) }).click();
  await here.click();
  await expect(banner).toContainText(t('waiting'));
  await context.setOffline(false);
  await expect(banner).toContainText(t('rollCall.answered'));
  const { call: own }: { call: { comingUserIds: string[] } } = await (
    await omar.page.request.get('/api/sos')
  ).json();
  expect(own.comingUserIds).toHaveLength(1);
  await omar.close();
  forgetOffline(complaints);
});

test('without a stream the page asks, and at once when it is seen again', async ({
  page,
  person: _person,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  const omar = await newcomer(browser, baseURL, 'Omar');
  await newGroup(omar.page, [page], baseURL);
  await withoutStream(context);
  await open(page, '/home');
  const { come, banner } = parts(page);
  await setHidden(page, true);
  const id = await call(omar.page, baseURL);
  const asked = page.waitForRequest('**/api/alerts');
  await setHidden(page, false);
  await asked;
  await expect(come).toBeVisible();
  await end(omar.page, id, baseURL);
  await expect(banner).toHaveCount(0);
  await omar.close();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('503')));
});

test('a call for help that was made while there was no network is shown when there is one', async ({
  page,
  person: _person,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  const omar = await newcomer(browser, baseURL, 'Omar');
  await newGroup(omar.page, [page], baseURL);
  await open(page, '/');
  await open(page, '/guide');
  await context.setOffline(true);
  await call(omar.page, baseURL);
  const { come } = parts(page);
  await expect(come).toHaveCount(0);
  await context.setOffline(false);
  await expect(come).toBeVisible();
  await omar.close();
  forgetOffline(complaints);
});
