import type { Locator, Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { forgetOffline } from './support/network.ts';
import { arriveSignedIn } from './support/session.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const path = '/worship/dhikr';
const dhikr = words('en', 'dhikr');
const common = words('en', 'common');

function counterOf(page: Page, t = dhikr) {
  const button = (id: string): Locator =>
    page.getByRole('button', { name: t('counter.count', { name: t(`phrases.${id}.name`) }), exact: true });
  return {
    subhanAllah: button('subhanallah'),
    alhamdulillah: button('alhamdulillah'),
    undo: page.getByRole('button', { name: t('counter.undo') }),
    today: page.getByRole('progressbar', { name: t('today.ring') }),
  };
}

async function press(button: Locator, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await button.click();
}

/** Waits until the server has answered a request that saves the counts. */
const isSent = (page: Page) =>
  page.waitForResponse((reply) => reply.url().includes('/api/dhikr') && reply.request().method() === 'PUT');

const totalOf = async (page: Page): Promise<number> => {
  const reply = await page.request.get(`/api/dhikr?from=${daysAgo(2)}&to=${daysAgo(-1)}`);
  const { tallies }: { tallies: { count: number }[] } = await reply.json();
  return tallies.reduce((sum, { count }) => sum + count, 0);
};
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

for (const language of ['ar'] satisfies Language[]) {
  test.describe(language, () => {
    const t = words(language, 'dhikr');
    const digits = new Intl.NumberFormat(language);

    test('counts without an account, undoes, moves on to the next dhikr, and keeps the counts', async ({
      page,
    }) => {
      await open(page, path, language);
      const { subhanAllah, alhamdulillah, undo, today } = counterOf(page, t);
      await press(subhanAllah, 9);
      await subhanAllah.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      const progress = (count: number) =>
        t('counter.progress', { count: digits.format(count), target: digits.format(33) });
      await expect(subhanAllah).toHaveAccessibleDescription(progress(11));
      await undo.click();
      await expect(subhanAllah).toHaveAccessibleDescription(progress(10));

      await page.reload();
      await expect(subhanAllah).toHaveAccessibleDescription(progress(10));
      await press(subhanAllah, 23);
      await expect(alhamdulillah).toHaveAccessibleDescription(progress(0));
      const names = { name: t('phrases.subhanallah.name'), next: t('phrases.alhamdulillah.name') };
      await expect(page.getByRole('status').filter({ hasText: t('said.completed', names) })).toBeAttached();
      await expect(today).toHaveAttribute(
        'aria-valuetext',
        t('today.progress', { count: digits.format(33), target: digits.format(100) }),
      );
      await undo.click();
      await expect(subhanAllah).toHaveAccessibleDescription(progress(32));
    });

    test('axe finds nothing on the page or on the dark screen', async ({ page }) => {
      await open(page, path, language);
      const { subhanAllah } = counterOf(page, t);
      await press(subhanAllah, 3);
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('button', { name: t('counter.dark') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Headless browsers need a moment to enter full screen.
      await page.waitForTimeout(500);
      expect(await problemsOf(page)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a tap anywhere on the first screen counts, without the bottom bar in the way', async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('navigation', { name: words('en', 'navigation')('bottom') })).toBeHidden();
    // Beside the Arabic, on the beads, between the two buttons at the bottom.
    for (const [x, y] of [
      [40, 180],
      [195, 300],
      [240, 708],
    ] as const)
      await page.mouse.click(x, y);
    await expect(counterOf(page).subhanAllah).toHaveAccessibleDescription(
      dhikr('counter.progress', { count: 3, target: 33 }),
    );
  });
});

test('the dark screen counts, and Escape and its button close it', async ({ page }) => {
  await open(page, path);
  const { subhanAllah } = counterOf(page);
  const dark = page.getByRole('button', { name: dhikr('counter.dark') });
  await dark.click();
  const screen = page.getByRole('dialog', { name: dhikr('counter.darkTitle') });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(ground).toBe('dark');
  await press(
    screen.getByRole('button', {
      name: dhikr('counter.count', { name: dhikr('phrases.subhanallah.name') }),
    }),
    4,
  );
  await page.keyboard.press('Escape');
  await expect(screen).toBeHidden();
  await expect.poll(ground).not.toBe('dark');
  await expect(subhanAllah).toHaveAccessibleDescription(dhikr('counter.progress', { count: 4, target: 33 }));
  await dark.click();
  await screen.getByRole('button', { name: dhikr('counter.darkClose') }).click();
  await expect(screen).toBeHidden();
  await expect(dark).toBeFocused();
});

test('a dhikr of your own can be added, counted, changed and removed, and its counts stay', async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole('button', { name: dhikr('choice.add') }).click();
  await page.getByRole('button', { name: common('save') }).click();
  await expect(page.getByRole('textbox', { name: dhikr('own.text') })).toBeFocused();
  await page.getByRole('textbox', { name: dhikr('own.text') }).fill('Salawat');
  await page.getByRole('textbox', { name: dhikr('own.target') }).fill('٣');
  await page.getByRole('button', { name: common('save') }).click();
  const count = page.getByRole('button', { name: dhikr('counter.count', { name: 'Salawat' }), exact: true });
  await press(count, 4);
  await expect(count).toHaveAccessibleDescription(dhikr('counter.progress', { count: 1, target: 3 }));

  await page.getByRole('button', { name: dhikr('choice.edit', { name: 'Salawat' }) }).click();
  await page.getByRole('textbox', { name: dhikr('own.target') }).fill('10');
  await page.getByRole('button', { name: common('save') }).click();
  await expect(count).toHaveAccessibleDescription(dhikr('counter.progress', { count: 1, target: 10 }));

  await page.getByRole('button', { name: dhikr('choice.edit', { name: 'Salawat' }) }).click();
  await page.getByRole('button', { name: dhikr('own.remove') }).click();
  await page.getByRole('button', { name: dhikr('own.removeConfirm'), exact: true }).click();
  await expect(page.getByRole('radio', { name: /Salawat/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: dhikr('choice.add') })).toBeFocused();
  await expect(page.getByRole('term').filter({ hasText: 'Salawat' })).toBeVisible();
  await expect(counterOf(page).today).toHaveAttribute(
    'aria-valuetext',
    dhikr('today.progress', { count: 4, target: 100 }),
  );
});

test('the counts of two devices add up, also after one was offline, and nothing counts twice', async ({
  page,
  person,
  browser,
  baseURL,
  complaints,
}) => {
  await arriveSignedIn(page);
  const other = await browser.newContext({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
  });
  const tablet = await other.newPage();
  await open(page, path);
  await open(tablet, path);
  expect(person.firstName).toBe('Amina');

  await page.context().setOffline(true);
  await press(counterOf(page).subhanAllah, 12);
  await expect(page.getByText(dhikr('sync.waiting'))).toBeVisible();
  const sentByTablet = isSent(tablet);
  await press(counterOf(tablet).subhanAllah, 5);
  expect((await sentByTablet).status()).toBe(200);
  expect(await totalOf(tablet)).toBe(5);

  const sentByPhone = isSent(page);
  await page.context().setOffline(false);
  expect((await sentByPhone).status()).toBe(200);
  const both = dhikr('today.progress', { count: 17, target: 100 });
  await expect(counterOf(page).today).toHaveAttribute('aria-valuetext', both);
  await page.reload();
  await expect(counterOf(page).today).toHaveAttribute('aria-valuetext', both);
  await tablet.reload();
  await expect(counterOf(tablet).today).toHaveAttribute('aria-valuetext', both);
  expect(await totalOf(tablet)).toBe(17);
  await other.close();
  // Requests that were still running when the connection was cut.
  forgetOffline(complaints);
});

test('counts from before signing in go to the account, and the next person on the device does not see them', async ({
  page,
  baseURL,
}) => {
  await open(page, path);
  await press(counterOf(page).subhanAllah, 7);
  const data = {
    email: `${crypto.randomUUID()}@example.org`,
    password: 'seven calm camels',
    firstName: 'Yusuf',
    lastName: 'Karim',
  };
  const registered = await page.request.post('/api/auth/register', {
    data,
    headers: { origin: baseURL ?? '' },
  });
  expect(registered.status()).toBe(201);
  await arriveSignedIn(page);
  const sent = isSent(page);
  await open(page, path);
  expect((await sent).status()).toBe(200);
  await expect(page.getByText(dhikr('sync.account'))).toBeVisible();
  expect(await totalOf(page)).toBe(7);

  await page.context().clearCookies();
  await open(page, path);
  await expect(page.getByText(dhikr('sync.nobody'))).toBeVisible();
  await expect(counterOf(page).today).toHaveAttribute(
    'aria-valuetext',
    dhikr('today.progress', { count: 0, target: 100 }),
  );
});
