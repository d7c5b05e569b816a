import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const dayMs = 86_400_000;
const all = { fajr: true, dhuhr: true, asr: true, maghrib: true, isha: true };

/** A day by the clock of the test browser, which runs in UTC. */
const dayAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const nameOf = (language: Language, date: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

test.use({ timezoneId: 'UTC' });

for (const language of ['ar'] as const) {
  const tracker = words(language, 'prayer-log');
  const prayers = words(language, 'prayers');
  const count = (done: number) => new Intl.NumberFormat(language).format(done);

  test(`${language}: shows the month, and a past day can be corrected by keyboard alone`, async ({
    page,
    person,
  }) => {
    expect(person.firstName).toBe('Amina');
    for (const ago of [1, 2, 3]) {
      const reply = await page.request.put(`/api/prayers/${dayAgo(ago)}`, {
        data: ago === 1 ? { ...all, isha: false } : all,
      });
      expect(reply.status()).toBe(200);
    }
    await open(page, '/worship/log', language);
    await expect(page.getByText(tracker('streak.none'))).toBeVisible();

    const name = nameOf(language, dayAgo(1));
    const labelled = (done: number) =>
      page.getByRole('button', {
        name: tracker('month.day', { date: name, done: count(done), total: count(5) }),
      });
    const today = page.locator('[role=grid] [aria-current=date]');
    await today.focus();
    // Yesterday comes before today in reading order.
    await page.keyboard.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    await expect(labelled(4)).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: prayers('names.isha') }).check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(labelled(5)).toBeFocused();
    await expect(page.getByText(tracker('streak.some', { days: 3 }))).toBeVisible();

    await page.reload();
    await expect(labelled(5)).toBeVisible();

    expect(await problemsOf(page)).toEqual([]);
  });

  test(`${language}: opens earlier months, but no future ones`, async ({ page, person }) => {
    expect(person.firstName).toBe('Amina');
    const month = (date: string) =>
      new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${date}T00:00:00Z`),
      );
    const firstOfThis = `${dayAgo(0).slice(0, 7)}-01`;
    const lastOfBefore = new Date(Date.parse(firstOfThis) - dayMs).toISOString().slice(0, 10);
    await page.request.put(`/api/prayers/${lastOfBefore}`, { data: all });
    await open(page, '/worship/log', language);
    await expect(page.getByRole('button', { name: tracker('month.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.getByRole('button', { name: tracker('month.previous') }).click();
    await expect(page.getByText(month(lastOfBefore), { exact: true })).toBeVisible();
    await expect(page.getByText(tracker('month.completeDays', { count: 1 }))).toBeVisible();
    await page.getByRole('button', { name: tracker('month.current') }).click();
    await expect(page.getByText(month(firstOfThis), { exact: true })).toBeVisible();
  });
}

const tracker = words('en', 'prayer-log');
const prayers = words('en', 'prayers');

test('keeps ticks made offline over a reload, and sends them later', async ({ page, person, complaints }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/worship/log');
  const writes = '**/api/prayers/*';
  await page.route(writes, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const fajr = page.getByRole('checkbox', { name: prayers('names.fajr') });
  await fajr.check();
  await page.getByRole('checkbox', { name: prayers('names.isha') }).check();
  await expect(page.getByText(tracker('notes.held'))).toBeVisible();
  await page.reload();
  await expect(fajr).toBeChecked();
  await expect(page.getByText(tracker('notes.held'))).toBeVisible();
  const before = await page.request.get(`/api/prayers?from=${dayAgo(0)}&to=${dayAgo(0)}`);
  expect(await before.json()).toEqual({ days: [] });

  await page.unroute(writes);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText(tracker('notes.held'))).toBeHidden();
  const after = await page.request.get('/api/prayers/today');
  expect(await after.json()).toMatchObject({ fajr: true, isha: true, asr: false });
  // The requests that failed offline.
  expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
});

test('removes the prayers from the device on signing out', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('prayers')));
  await open(page, '/worship/log');
  await page.getByRole('checkbox', { name: prayers('names.fajr') }).check();
  await expect.poll(kept).toEqual(['manasik-account-prayers']);
  await page.getByRole('link', { name: words('en', 'navigation')('logout') }).click();
  await expect(page.getByRole('link', { name: words('en', 'navigation')('login') }).first()).toBeVisible();
  await expect.poll(kept).toEqual([]);
});

test('asks a signed-out visitor to sign in', async ({ page }) => {
  await page.goto('/worship/log?lang=en');
  await expect(page).toHaveURL(/\/login\?next=/);
});
