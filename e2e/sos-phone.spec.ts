import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { newGroup } from './support/group.ts';
import { aloneSheet, callsSent, sheetOf } from './support/sos.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const t = words('en', 'sos');
const bar = (page: Page) => page.getByRole('navigation', { name: words('en', 'navigation')('bottom') });

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  geolocation: { latitude: 21.4133, longitude: 39.8933, accuracy: 12 },
  permissions: ['geolocation'],
});

test('SOS is in the bar of every page for a member: a tap counts down, a hold sends at once', async ({
  page,
  baseURL,
  person,
}) => {
  expect(person.firstName).toBe('Amina');
  await newGroup(page, [], baseURL);
  await open(page, '/', 'en');
  await open(page, '/guide/ihram', 'en');
  const sos = bar(page).getByRole('button', { name: /^SOS/ });
  await sos.click();
  await expect(sheetOf(page, 'en', 'counting')).toBeVisible();
  await page.getByRole('button', { name: t('sheet.counting.cancel') }).click();
  await expect(sheetOf(page, 'en', 'counting')).toHaveCount(0);
  await expect(sos).toBeFocused();

  await open(page, '/worship', 'en');
  await sos.click({ delay: 1700 });
  await expect(aloneSheet(page)).toBeVisible();
  await page.getByRole('button', { name: t('sheet.close') }).click();
  await expect(sos).toContainText(t('bar.sent'));
  expect(await problemsOf(page, 'nav')).toEqual([]);
  await sos.click();
  await page.getByRole('button', { name: t('sheet.on.safe') }).click();
  await page.getByRole('button', { name: t('sheet.on.confirm.yes') }).click();
  await expect(sheetOf(page, 'en', 'ended')).toBeVisible();
});

test('a double tap on SOS neither sends, nor cancels, nor calls a number', async ({
  page,
  baseURL,
  person: _person,
}) => {
  await newGroup(page, [], baseURL);
  const sent = callsSent(page);
  await open(page, '/', 'en');
  const box = await bar(page).getByRole('button', { name: /^SOS/ }).boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  await page.evaluate(() => {
    document.documentElement.dataset['taps'] = '0';
    addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('[role=dialog] :is(a, button)'))
        document.documentElement.dataset['taps'] = '1';
    });
  });
  await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 20 });
  await expect(sheetOf(page, 'en', 'counting')).toBeVisible();
  await page.getByRole('button', { name: t('sheet.counting.cancel') }).hover();
  await expect(page.locator('html')).toHaveAttribute('data-taps', '0');
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: t('sheet.counting.cancel') }).click();
  await expect(sheetOf(page, 'en', 'counting')).toHaveCount(0);
});

test('a member reaches the “I’m lost” card with two taps', async ({ page, person: _person, baseURL }) => {
  await newGroup(page, [], baseURL);
  await open(page, '/home');
  await bar(page).getByRole('button', { name: /^SOS/ }).click();
  await sheetOf(page, 'en', 'counting')
    .getByRole('link', { name: t('lost.title') })
    .click();
  const card = page.getByRole('dialog', { name: words('en', 'emergency')('card.title') });
  await expect(card).toBeVisible();
  await expect(page.getByText(t('sheet.counting.cancelled'), { exact: true }).first()).toBeVisible();
  await card.getByRole('button', { name: words('en', 'emergency')('card.close') }).click();
  await expect(page.getByRole('button', { name: t('button') })).toBeVisible();
});

test('the way back of the phone cancels the countdown when it only changes the page below', async ({
  page,
  person: _person,
  baseURL,
}) => {
  await newGroup(page, [], baseURL);
  const sent = callsSent(page);
  await open(page, '/home');
  await bar(page)
    .getByRole('link', { name: words('en', 'navigation')('guide') })
    .click();
  await expect(page).toHaveURL(/\/guide$/);
  await bar(page).getByRole('button', { name: /^SOS/ }).click();
  await expect(sheetOf(page, 'en', 'counting')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(t('sheet.counting.cancelled'), { exact: true }).first()).toBeVisible();
  await expect(sheetOf(page, 'en', 'counting')).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('the way back from the countdown is on the screen at twice the text size', async ({
  page,
  baseURL,
  person: _person,
}) => {
  await newGroup(page, [], baseURL);
  await page.addInitScript(() => {
    localStorage.setItem('manasik-appearance', JSON.stringify({ textScale: 200 }));
  });
  await open(page, '/', 'en');
  await open(page, '/guide/ihram', 'en');
  await bar(page).getByRole('button', { name: /^SOS/ }).click();
  const cancel = page.getByRole('button', { name: t('sheet.counting.cancel') });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click();
  await expect(sheetOf(page, 'en', 'counting')).toHaveCount(0);
});

test('a call that waits is sent from whichever page is opened next', async ({
  page,
  person,
  baseURL,
  complaints,
}) => {
  expect(person.firstName).toBe('Amina');
  await newGroup(page, [], baseURL);
  await open(page, '/', 'en');
  await page.route('**/api/sos', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await open(page, '/worship', 'en');
  await bar(page).getByRole('button', { name: /^SOS/ }).click({ delay: 1700 });
  await expect(sheetOf(page, 'en', 'waiting')).toBeVisible({ timeout: 15_000 });
  await page.unrouteAll();
  const sent = page.waitForResponse((reply) => reply.url().endsWith('/api/sos') && reply.status() === 201);
  await open(page, '/guide/ihram', 'en');
  await sent;
  complaints.splice(0);
});

test('the bar has the emergency page for people without a group', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/worship', 'en');
  await expect(bar(page).getByRole('link', { name: words('en', 'navigation')('emergency') })).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveCount(0);
});
