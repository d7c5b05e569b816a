import { apart, askWhoIsHere, call, emergencyContact, end, parts } from './support/alerts.ts';
import { problemsOf } from './support/axe.ts';
import { newcomer, newGroup } from './support/group.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const atGate = { latitude: 21.4143, longitude: 39.8933, accuracy: 8 };
const phoneAtGate = { geolocation: atGate, permissions: ['geolocation'] };

const everyPage = [
  '/home',
  '/worship',
  '/worship/qibla',
  '/guide',
  '/guide/arafat',
  '/settings',
  '/help',
  '/emergency',
  '/about',
  '/group-tracker',
];

test('a call for help is shown on every page at once, and so is its end', async ({
  page,
  person: _person,
  browser,
  baseURL,
}) => {
  const omar = await newcomer(browser, baseURL, 'Omar', phoneAtGate);
  await newGroup(omar.page, [page], baseURL, { emergencyContact });
  const { t, banner, come } = parts(page);
  const title = t('sos.title', { name: apart('Omar Karim') });
  await open(page, '/');
  for (const [index, path] of everyPage.entries()) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(banner).toHaveCount(0);
      const id = await call(omar.page, baseURL, `call-number-${index}`);
      await expect(banner).toContainText(title);
      await expect(come).toBeInViewport();
      await end(omar.page, id, baseURL);
      await expect(banner).toContainText(t('sos.over', { name: apart('Omar Karim') }));
      await expect(come).toHaveCount(0);
      await page.getByRole('button', { name: t('sos.closeOver') }).click();
      await expect(banner).toHaveCount(0);
    });
  }
  await omar.close();
});

for (const language of ['en', 'ur'] as const) {
  test(`the banner shows the name, the place and the distance, and one tap answers it, in ${language}`, async ({
    page,
    person: _person,
    context,
    browser,
    baseURL,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(atGate);
    const omar = await newcomer(browser, baseURL, 'Omar');
    const group = await newGroup(omar.page, [page], baseURL, { emergencyContact });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/home', language);
    const { t, banner, come } = parts(page, language);
    await call(omar.page, baseURL);
    await expect(banner).toContainText(t('sos.title', { name: apart('Omar Karim') }));
    const metres = new Intl.NumberFormat(language, { style: 'unit', unit: 'meter' }).format(110);
    await expect(banner).toContainText(t('sos.away', { distance: metres }));
    await expect(
      banner.getByRole('link', { name: t('sos.place', { name: apart('Omar Karim') }) }),
    ).toHaveAttribute('href', `/group-tracker?group=${group.id}&tab=locations`);
    await expect(banner.locator('a[href="tel:+966501234567"]')).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
    const box = await banner.boundingBox();
    expect(box?.height).toBeLessThan(844 / 3);
    await page.screenshot({ path: test.info().outputPath(`sos-${language}.png`) });

    await come.click();
    await expect(banner).toContainText(t('sos.coming'));
    const calls = await omar.page.request.get('/api/sos');
    const { call: own }: { call: { comingUserIds: string[] } } = await calls.json();
    expect(own.comingUserIds).toHaveLength(1);

    await banner.getByRole('button', { name: t('sos.collapse') }).click();
    const slim = banner.getByRole('button', { expanded: false });
    await expect(slim).toBeVisible();
    expect((await banner.boundingBox())?.height).toBeLessThan(90);
    await page.screenshot({ path: test.info().outputPath(`slim-${language}.png`) });
    await page.reload();
    await slim.press('Enter');
    const collapse = banner.getByRole('button', { name: t('sos.collapse') });
    await expect(collapse).toBeFocused();
    await collapse.press('Enter');
    await expect(slim).toBeFocused();
    await slim.press('Enter');
    await expect(banner).toContainText(t('sos.coming'));
    await omar.close();
  });

  test(`one tap on Home answers a roll call, in ${language}`, async ({
    page,
    person: _person,
    browser,
    baseURL,
  }) => {
    const omar = await newcomer(browser, baseURL, 'Omar');
    const group = await newGroup(omar.page, [page], baseURL);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/home', language);
    const { t, banner, here } = parts(page, language);
    await askWhoIsHere(omar.page, group.id, baseURL);
    await expect(banner).toContainText(t('rollCall.title'));
    expect(await problemsOf(page)).toEqual([]);
    await page.screenshot({ path: test.info().outputPath(`roll-call-${language}.png`) });
    await here.press('Enter');
    await expect(banner).toContainText(t('rollCall.answered'));
    await expect(page.locator('body')).not.toBeFocused();
    const reply = await page.request.get(`/api/hajj-groups/${group.id}/roll-call`);
    const { rollCall }: { rollCall: { here: unknown[] } } = await reply.json();
    expect(rollCall.here).toHaveLength(1);
    await banner.getByRole('button', { name: t('rollCall.close') }).click();
    await expect(banner).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await omar.close();
  });
}

test('the call for help comes first, and a button leads to the roll call', async ({
  page,
  person: _person,
  browser,
  baseURL,
}) => {
  const omar = await newcomer(browser, baseURL, 'Omar');
  const group = await newGroup(omar.page, [page], baseURL);
  await askWhoIsHere(omar.page, group.id, baseURL);
  await call(omar.page, baseURL);
  await open(page, '/');
  await open(page, '/worship');
  const { t, banner, come, here } = parts(page);
  await expect(come).toBeVisible();
  await expect(here).toHaveCount(0);
  await banner.getByRole('button', { name: t('others', { count: 1 }) }).click();
  await expect(here).toBeVisible();
  await expect(come).toHaveCount(0);
  await omar.close();
});

test('a dismissed roll call still asks for an answer on the page of its group', async ({
  page,
  person: _person,
  browser,
  baseURL,
}) => {
  const omar = await newcomer(browser, baseURL, 'Omar');
  const group = await newGroup(omar.page, [page], baseURL);
  await askWhoIsHere(omar.page, group.id, baseURL);
  await open(page, '/home');
  const { t, banner } = parts(page);
  await banner.getByRole('button', { name: t('rollCall.close') }).click();
  await expect(banner).toHaveCount(0);
  await page.goto(`/group-tracker?group=${group.id}`);
  const prompt = page.getByRole('region', { name: words('en', 'roll-call')('prompt.title') });
  await prompt.getByRole('button', { name: words('en', 'roll-call')('prompt.answer') }).click();
  await expect(prompt).toBeHidden();
  await omar.close();
});

test('the list of groups names the caller and links to their location', async ({
  page,
  person: _person,
  browser,
  baseURL,
}) => {
  const omar = await newcomer(browser, baseURL, 'Omar');
  const group = await newGroup(omar.page, [page], baseURL);
  await call(omar.page, baseURL);
  await open(page, '/group-tracker');
  const sos = words('en', 'sos');
  const link = page
    .locator('main')
    .getByRole('link', { name: sos('banner.alert', { name: apart('Omar Karim') }) });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`group=${group.id}&tab=locations`));
  await expect(
    page.getByRole('article', { name: sos('banner.title', { name: 'Omar Karim' }) }),
  ).toBeVisible();
  // The page shows the whole call, so the banner shrinks to a slim bar.
  const { banner, come } = parts(page);
  await expect(banner.getByRole('button', { expanded: false })).toBeVisible();
  await expect(come).toHaveCount(0);
  await omar.close();
});

test('fits a phone at twice the text size, in the dark theme and in high contrast', async ({
  page,
  person: _person,
  browser,
  baseURL,
}) => {
  const omar = await newcomer(browser, baseURL, 'Omar');
  const group = await newGroup(omar.page, [page], baseURL, { emergencyContact });
  await askWhoIsHere(omar.page, group.id, baseURL);
  await call(omar.page, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, theme, contrast, scale] of [
    ['dark', 'dark', 'normal', '100%'],
    ['high-contrast', 'light', 'high', '100%'],
    ['large', 'light', 'normal', '200%'],
  ] as const) {
    await open(page, '/home');
    await page.evaluate(
      ([wantedTheme, wantedContrast, wantedScale]) => {
        const root = document.documentElement;
        root.dataset['theme'] = wantedTheme;
        if (wantedContrast === 'high') root.dataset['contrast'] = 'high';
        root.style.setProperty('--text-scale', wantedScale);
      },
      [theme, contrast, scale] as const,
    );
    const { banner, come } = parts(page);
    await expect(come).toBeInViewport();
    expect(await problemsOf(page, '.alert-frame')).toEqual([]);
    const isOverflowing = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isOverflowing).toBe(false);
    await banner.screenshot({ path: test.info().outputPath(`${name}.png`) });
  }
  await omar.close();
});

test('loads no alert code for a signed-out visitor', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/guide');
  await page.waitForFunction(() => document.documentElement.dataset['alive'] !== undefined);
  expect(asked.filter((url) => /alert/.test(url))).toEqual([]);
});
