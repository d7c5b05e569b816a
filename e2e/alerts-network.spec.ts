import type { BrowserContext, Page } from '@playwright/test';
import { apart, askWhoIsHere, call, end, parts } from './support/alerts.ts';
import { newcomer, newGroup } from './support/group.ts';
import { forgetOffline } from './support/network.ts';
import { expect, open, test } from './support/test.ts';

/** Simulates hiding and showing the page, because a headless browser never hides one. */
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

test('an answer given offline is sent once the connection is back', async ({
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

test('without the event stream the page polls, and polls at once when it becomes visible again', async ({
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
  const { come, banner, t } = parts(page);
  await setHidden(page, true);
  const id = await call(omar.page, baseURL);
  const asked = page.waitForRequest('**/api/alerts');
  await setHidden(page, false);
  await asked;
  await expect(come).toBeVisible();
  await end(omar.page, id, baseURL);
  await expect(come).toHaveCount(0);
  await expect(banner).toContainText(t('sos.over', { name: apart('Omar Karim') }));
  await omar.close();
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('503')));
});

test('a call for help that was made while this device was offline appears when it reconnects', async ({
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
