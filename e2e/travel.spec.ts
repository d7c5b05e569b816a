import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { forgetOffline } from './support/network.ts';
import { arriveSignedIn } from './support/session.ts';
import { expect, open, pressUntil, test } from './support/test.ts';
import { enterTrip, inDays } from './support/travel.ts';
import { words } from './support/words.ts';

/** Another device on which this person is signed in. Nothing is stored on it yet. */
const otherDevice = async (page: Page, browser: Browser, baseURL = ''): Promise<BrowserContext> =>
  browser.newContext({ baseURL, storageState: { ...(await page.context().storageState()), origins: [] } });

test('a session is found on public pages although the device has lost everything that scripts stored', async ({
  page,
  person,
}) => {
  expect(person.firstName).toBe('Amina');
  const t = words('en', 'travel');
  await open(page, '/travel');
  await enterTrip(page, 'en', inDays(100), inDays(130));
  await expect(page.getByText(t('delivery.device'))).toHaveCount(0);
  await expect
    .poll(async () => (await (await page.request.get('/api/travel/items')).json()).items.length)
    .toBe(1);
  await page.evaluate(() => localStorage.clear());
  await open(page, '/travel');
  await expect(page.getByRole('button', { name: t('trip.change') })).toBeVisible();
  await expect(page.getByText(t('delivery.device'))).toHaveCount(0);
});

for (const language of ['ar'] satisfies Language[]) {
  test.describe(language, () => {
    const t = words(language, 'travel');

    test('a trip gives due dates, ticks stay, and a wrong order of dates is refused', async ({ page }) => {
      await open(page, '/travel', language);
      const departure = page.getByLabel(t('trip.departsOn'), { exact: true });
      await pressUntil(page.getByRole('button', { name: t('trip.enter') }), departure);
      await departure.fill(inDays(30));
      await page.getByLabel(t('trip.returnsOn'), { exact: true }).fill(inDays(20));
      await page.getByRole('button', { name: t('trip.save') }).click();
      await expect(page.getByText(t('trip.faults.order'))).toBeVisible();
      await expect(page.getByLabel(t('trip.returnsOn'), { exact: true })).toBeFocused();
      await page.getByLabel(t('trip.returnsOn'), { exact: true }).fill(inDays(60));
      await page.getByRole('button', { name: t('trip.save') }).click();
      await expect(departure).toBeHidden();

      const step = page.getByRole('checkbox', { name: t('timeline.steps.passport.title') });
      await step.check();
      await page.reload();
      await expect(step).toBeChecked();
      await expect(page.getByText(t('timeline.steps.doctor.title'))).toBeVisible();
      await expect(page.getByText(t('delivery.device'))).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    });

    test('a passport that ends too soon after the return is marked', async ({ page }) => {
      await open(page, '/travel', language);
      await enterTrip(page, language, inDays(30), inDays(60));
      await page.getByRole('link', { name: t('tabs.documents') }).click();
      const name = page.getByLabel(t('documents.form.title'));
      await pressUntil(page.getByRole('button', { name: t('documents.add') }), name);
      await name.fill('Amina');
      await page.getByLabel(t('documents.form.expiresOn'), { exact: true }).fill(inDays(120));
      await page.getByRole('button', { name: t('documents.form.save') }).click();
      const row = page.getByRole('button', { name: /Amina/ });
      const short = t('documents.states.short', { date: '|', needed: '|' }).split('|')[0] ?? '';
      await expect(row).toContainText(short.trim());
      await row.click();
      await page.getByLabel(t('documents.form.expiresOn'), { exact: true }).fill(inDays(3000));
      await page.getByRole('button', { name: t('documents.form.save') }).click();
      await expect(row).not.toContainText(short.trim());
      expect(await problemsOf(page)).toEqual([]);
    });
  });
}

test('what was entered offline reaches the account, and another device', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  const t = words('en', 'travel');
  expect(person.firstName).toBe('Amina');
  await arriveSignedIn(page);
  await open(page, '/travel');
  const count = async (): Promise<number> => {
    const reply = await page.request.get('/api/travel/items');
    const { items }: { items: unknown[] } = await reply.json();
    return items.length;
  };
  await page.context().setOffline(true);
  await enterTrip(page, 'en', inDays(100), inDays(140));
  await expect(page.getByText(t('delivery.waiting'))).toBeVisible();
  await page.getByRole('checkbox', { name: t('timeline.steps.passport.title') }).check();
  await page.context().setOffline(false);
  await expect(page.getByText(t('delivery.waiting'))).toBeHidden();
  await expect.poll(count).toBe(2);

  const other = await otherDevice(page, browser, baseURL);
  const tablet = await other.newPage();
  await arriveSignedIn(tablet);
  await open(tablet, '/travel');
  await expect(tablet.getByRole('checkbox', { name: t('timeline.steps.passport.title') })).toBeChecked();
  await other.close();
  forgetOffline(complaints);
});

test('two devices of one account, one of them offline, keep the later change and do not restore a deleted one', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  const t = words('en', 'travel');
  expect(person.firstName).toBe('Amina');
  await arriveSignedIn(page);
  await open(page, '/travel');
  const tick = (device: Page, step: 'passport' | 'doctor') =>
    device.getByRole('checkbox', { name: t(`timeline.steps.${step}.title`) });
  const departure = (device: Page) => device.getByLabel(t('trip.departsOn'), { exact: true });
  const changeDeparture = async (device: Page, date: string): Promise<void> => {
    await pressUntil(device.getByRole('button', { name: t('trip.change') }), departure(device));
    await departure(device).fill(date);
    await device.getByRole('button', { name: t('trip.save') }).click();
    await expect(departure(device)).toBeHidden();
  };
  /** The date of departure in the account, and the number of parts. */
  const account = async (): Promise<[string | undefined, number]> => {
    const reply = await page.request.get('/api/travel/items');
    const { items }: { items: { item: { departsOn?: string } }[] } = await reply.json();
    return [items.find(({ item }) => item.departsOn)?.item.departsOn, items.length];
  };
  await enterTrip(page, 'en', inDays(100), inDays(140));
  await tick(page, 'passport').check();
  await expect.poll(account).toEqual([inDays(100), 2]);

  const other = await otherDevice(page, browser, baseURL);
  const tablet = await other.newPage();
  await arriveSignedIn(tablet);
  await open(tablet, '/travel');
  await expect(tick(tablet, 'passport')).toBeChecked();
  await other.setOffline(true);
  await changeDeparture(tablet, inDays(101));
  await tick(tablet, 'doctor').check();

  await changeDeparture(page, inDays(102));
  await tick(page, 'passport').uncheck();
  await expect.poll(account).toEqual([inDays(102), 1]);

  await other.setOffline(false);
  await expect(tablet.getByText(t('delivery.waiting'))).toBeHidden();
  await expect(tick(tablet, 'passport')).not.toBeChecked();
  await expect.poll(account).toEqual([inDays(102), 2]);
  await page.reload();
  for (const device of [page, tablet]) {
    await expect(tick(device, 'doctor')).toBeChecked();
    await expect(tick(device, 'passport')).not.toBeChecked();
    await pressUntil(device.getByRole('button', { name: t('trip.change') }), departure(device));
    await expect(departure(device)).toHaveValue(inDays(102));
  }
  await other.close();
  forgetOffline(complaints);
});

test('rules of a country have sources, and a country without rules says where to ask', async ({ page }) => {
  const t = words('en', 'travel-country');
  await open(page, '/travel/country');
  const choose = page.getByLabel(t('choose'));
  await choose.selectOption('BD');
  await expect(page.getByRole('heading', { name: 'Bangladesh' })).toBeVisible();
  await expect(page.getByText(t('routes.authority'))).toBeVisible();
  await expect(page.getByRole('link', { name: /Hajj Office, Dhaka/ }).first()).toBeVisible();
  await choose.selectOption('FJ');
  await expect(page.getByText(t('missing.title'))).toBeVisible();
  await expect(page.getByRole('link', { name: /hajj\.nusuk\.sa/ }).first()).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
});

test('the tab of the dashboard leads to a trip, and then says what is late, next and missing', async ({
  page,
  person,
}) => {
  expect(person.firstName).toBe('Amina');
  const t = words('en', 'travel');
  await open(page, '/home?tab=travel');
  await page.getByRole('link', { name: t('trip.enter') }).click();
  await expect(page).toHaveURL('/travel');
  await enterTrip(page, 'en', inDays(20), inDays(50));
  await page.getByRole('link', { name: t('tabs.documents') }).click();
  const name = page.getByLabel(t('documents.form.title'));
  await pressUntil(page.getByRole('button', { name: t('documents.add') }), name);
  await name.fill('Amina');
  await page.getByRole('button', { name: t('documents.form.save') }).click();

  await open(page, '/home?tab=travel');
  await expect(page.getByText(t('trip.daysToGo', { days: 20 }))).toBeVisible();
  const next = page.getByRole('list', { name: t('overview.next') });
  await expect(next.getByText(t('timeline.steps.passport.title'))).toBeVisible();
  const missing = page.getByRole('list', { name: t('overview.documents') });
  await expect(missing.getByText(t('documents.states.unknown'))).toBeVisible();
  const parts = page.getByRole('list', { name: t('tabs.label') });
  await expect(parts.getByText(t('overview.missing', { count: 1 }))).toBeVisible();
  await expect(parts.getByText(t('timeline.count', { done: 0, total: 13 }))).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await parts.getByRole('link', { name: t('tabs.checklist') }).click();
  await expect(page).toHaveURL('/travel?tab=checklist');
});

test('ar: the tab of the dashboard lists documents that end too early, and counts none of them as late', async ({
  page,
  person,
}) => {
  expect(person.firstName).toBe('Amina');
  const t = words('ar', 'travel');
  await open(page, '/home?tab=travel', 'ar');
  await page.getByRole('link', { name: t('trip.enter') }).click();
  await enterTrip(page, 'ar', inDays(300), inDays(330));
  const next = page.getByRole('list', { name: t('overview.next') });
  const documents = [
    ['passport', 'Amina', 400],
    ['visa', 'Bilal', 310],
    ['passport', 'Khadija', 3000],
  ] as const;
  await page.getByRole('link', { name: t('tabs.documents') }).click();
  for (const [kind, title, days] of documents) {
    const name = page.getByLabel(t('documents.form.title'));
    await pressUntil(page.getByRole('button', { name: t('documents.add') }), name);
    await page.getByLabel(t('documents.form.kind')).selectOption(kind);
    await name.fill(title);
    await page.getByLabel(t('documents.form.expiresOn'), { exact: true }).fill(inDays(days));
    await page.getByRole('checkbox', { name: t('documents.ready') }).check();
    await page.getByRole('button', { name: t('documents.form.save') }).click();
    await expect(name).toBeHidden();
  }
  const start = (state: 'short' | 'duringTrip') =>
    (t(`documents.states.${state}`, { date: '|', needed: '|' }).split('|')[0] ?? '').trim();

  await open(page, '/home?tab=travel', 'ar');
  await expect(next.getByRole('link', { name: /Amina/ })).toContainText(start('short'));
  await expect(next.getByRole('link', { name: /Bilal/ })).toContainText(start('duringTrip'));
  await expect(page.getByText('Khadija')).toHaveCount(0);
  await expect(page.getByText(t('timeline.late', { count: 2 }))).toHaveCount(0);
  await expect(page.getByRole('list', { name: t('overview.documents') })).toHaveCount(0);
  expect(await problemsOf(page)).toEqual([]);
});
