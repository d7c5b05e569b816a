import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

// The smallest picture: one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const passphrase = 'four calm camels walk';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Enters a trip on the page of the plan. */
async function enterTrip(page: Page, language: Language, from: string, to: string): Promise<void> {
  const t = words(language, 'travel');
  const departure = page.getByLabel(t('trip.departsOn'), { exact: true });
  await pressUntil(page.getByRole('button', { name: t('trip.enter') }), departure);
  await departure.fill(from);
  await page.getByLabel(t('trip.returnsOn'), { exact: true }).fill(to);
  await page.getByRole('button', { name: t('trip.save') }).click();
  await expect(departure).toBeHidden();
}

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

test('a scan is encrypted on the device, and opens again only with the passphrase', async ({ page }) => {
  const t = words('en', 'travel');
  await open(page, '/travel?tab=documents');
  const secret = page.getByLabel(t('scans.passphrase'), { exact: true });
  await secret.fill(passphrase);
  await page.getByLabel(t('scans.new.again'), { exact: true }).fill(`${passphrase}!`);
  await page.getByRole('button', { name: t('scans.new.submit') }).click();
  await expect(page.getByText(t('scans.new.differs'))).toBeVisible();
  await page.getByLabel(t('scans.new.again'), { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: t('scans.new.submit') }).click();

  const chooser = page.getByLabel(t('scans.open.add'));
  await chooser.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: pixel });
  await expect(page.getByText(t('scans.faults.type'))).toBeVisible();
  await chooser.setInputFiles({ name: 'Passport of Amina.png', mimeType: 'image/png', buffer: pixel });
  const row = page.getByRole('button', { name: /Passport of Amina/ });
  await expect(row).toBeVisible();
  const stored = await page.evaluate(readDatabase);
  expect(stored).toHaveLength(1);
  expect(stored.join('')).not.toContain('PNG');
  expect(stored.join('')).not.toContain('Passport');

  await page.reload();
  await expect(page.getByText(t('scans.locked.count', { count: 1 }))).toBeVisible();
  await secret.fill('four calm camels run');
  await page.getByRole('button', { name: t('scans.locked.submit') }).click();
  await expect(page.getByText(t('scans.locked.wrong'))).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await secret.fill(passphrase);
  await page.getByRole('button', { name: t('scans.locked.submit') }).click();
  await row.click();
  await expect(
    page.getByRole('img', { name: t('scans.open.picture', { name: 'Passport of Amina' }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: t('scans.open.delete') }).click();
  await expect(page.getByText(t('scans.open.empty'))).toBeVisible();
});

test('a scan is refused in a tab whose passphrase was replaced in another one', async ({ page, context }) => {
  const t = words('en', 'travel.scans');
  const setPassphrase = async (tab: Page, secret: string): Promise<void> => {
    await tab.getByLabel(t('passphrase'), { exact: true }).fill(secret);
    await tab.getByLabel(t('new.again'), { exact: true }).fill(secret);
    await tab.getByRole('button', { name: t('new.submit') }).click();
    await expect(tab.getByText(t('open.empty'))).toBeVisible();
  };
  await open(page, '/travel?tab=documents');
  await setPassphrase(page, passphrase);
  const other = await context.newPage();
  await open(other, '/travel?tab=documents');
  // A tab in the background of a phone may be frozen, so that it gets no message.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await other.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await other.getByText(t('locked.forgotten')).click();
  await other.getByRole('button', { name: t('locked.erase') }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('locked.erase') })
    .click();
  await setPassphrase(other, `${passphrase} two`);

  const visa = { name: 'visa.png', mimeType: 'image/png', buffer: pixel };
  await page.getByLabel(t('open.add')).setInputFiles(visa);
  await expect(page.getByText(t('faults.changed')).first()).toBeVisible();
  expect(await page.evaluate(readDatabase)).toEqual([]);
  await page.getByLabel(t('passphrase'), { exact: true }).fill(`${passphrase} two`);
  await page.getByRole('button', { name: t('locked.submit') }).click();
  await page.getByLabel(t('open.add')).setInputFiles(visa);
  await expect(page.getByRole('button', { name: /visa/ })).toBeVisible();
});

/** The stored scans as text. */
function readDatabase(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('manasik-document-scans');
    opening.addEventListener('error', () => reject(new Error('The database did not open')));
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('scans').objectStore('scans').getAll();
      all.addEventListener('success', () => {
        const latin = new TextDecoder('latin1');
        opening.result.close();
        // The database has no other shape: the page has just created it.
        const scans = all.result as { label: { data: ArrayBuffer }; content: { data: ArrayBuffer } }[];
        resolve(scans.map(({ label, content }) => latin.decode(label.data) + latin.decode(content.data)));
      });
    });
  });
}

/** Opens a page for users, which stores on the device that there is a session, and whose. */
async function arriveSignedIn(page: Page): Promise<void> {
  await open(page, '/home');
  await page.waitForFunction(() => localStorage.getItem('manasik-signed-in') !== null);
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

  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { ...(await page.context().storageState()), origins: [] },
  });
  const tablet = await other.newPage();
  await arriveSignedIn(tablet);
  await open(tablet, '/travel');
  await expect(tablet.getByRole('checkbox', { name: t('timeline.steps.passport.title') })).toBeChecked();
  await other.close();
  // Requests fail while the device is offline.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET')));
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

  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: { ...(await page.context().storageState()), origins: [] },
  });
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
  // Requests fail while the device is offline.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('ERR_INTERNET')));
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
