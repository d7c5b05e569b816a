import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@manasik/core/languages';
import { problemsOf } from './support/axe.ts';
import { newcomer, newGroup } from './support/group.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const mina = { latitude: 21.4133, longitude: 39.8933, accuracy: 12 };
const atGate = { latitude: 21.4143, longitude: 39.8933, accuracy: 8 };
const phoneAtGate = { geolocation: atGate, permissions: ['geolocation'] };
const emergencyContact = '+966 50 123 4567';

/** What the words show around a name within a sentence. */
const apart = (name: string) => `\u2068${name}\u2069`;

function parts(page: Page, language: Language = 'en') {
  const t = words(language, 'alerts');
  const banner = page.getByRole('region', { name: t('label') });
  return {
    t,
    banner,
    come: banner.getByRole('button', { name: t('sos.come') }),
    here: banner.getByRole('button', { name: t('rollCall.answer') }),
  };
}

const headersOf = (baseURL: string | undefined) => ({ origin: baseURL ?? '' });

async function call(page: Page, baseURL: string | undefined, key = 'a-call-for-help'): Promise<string> {
  const place = { ...mina, capturedAt: new Date().toISOString() };
  const reply = await page.request.post('/api/sos', { data: { key, place }, headers: headersOf(baseURL) });
  expect(reply.status()).toBe(201);
  const { id }: { id: string } = await reply.json();
  return id;
}

async function end(page: Page, sosId: string, baseURL: string | undefined): Promise<void> {
  const reply = await page.request.delete(`/api/sos/${sosId}`, { headers: headersOf(baseURL) });
  expect(reply.status()).toBe(204);
}

async function askWhoIsHere(page: Page, groupId: string, baseURL: string | undefined): Promise<void> {
  const reply = await page.request.post(`/api/hajj-groups/${groupId}/roll-call`, {
    headers: headersOf(baseURL),
  });
  expect(reply.status()).toBe(201);
}

/** What the browser itself logs of requests without a network is no fault of the page. */
function forgetOffline(complaints: string[]): void {
  const others = complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
  complaints.splice(0, complaints.length, ...others);
}

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

test('a call for help is shown on every page at once, and goes when it is over', async ({
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
      await expect(banner).toHaveCount(0);
    });
  }
  await omar.close();
});

for (const language of ['en', 'ar', 'ur'] as const) {
  test(`the banner says who, where and how far, and one press answers, in ${language}`, async ({
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
    await expect(banner).toContainText(t('sos.coming'));
    await omar.close();
  });

  test(`a roll-call is answered by one press on Home, in ${language}`, async ({
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
    await here.click();
    await expect(banner).toContainText(t('rollCall.answered'));
    const reply = await page.request.get(`/api/hajj-groups/${group.id}/roll-call`);
    const { rollCall }: { rollCall: { here: unknown[] } } = await reply.json();
    expect(rollCall.here).toHaveLength(1);
    await banner.getByRole('button', { name: t('rollCall.close') }).click();
    await expect(banner).toHaveCount(0);
    await omar.close();
  });
}

test('the call for help comes first, and a button leads to the roll-call', async ({
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

test('a closed roll-call is still asked on the page of its group', async ({
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
  const prompt = page.getByRole('region', { name: words('en', 'rollCall')('prompt.title') });
  await prompt.getByRole('button', { name: words('en', 'rollCall')('prompt.answer') }).click();
  await expect(prompt).toBeHidden();
  await omar.close();
});

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

test('the list of groups names who calls, and leads to where they are', async ({
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
  // The page shows the whole call: above it only the slim bar is left.
  const { banner, come } = parts(page);
  await expect(banner.getByRole('button', { expanded: false })).toBeVisible();
  await expect(come).toHaveCount(0);
  await omar.close();
});

test('fits a phone at twice the size of text, in the dark and in high contrast', async ({
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

test('a visitor who is not signed in loads nothing of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/guide');
  await page.waitForFunction(() => document.documentElement.dataset['alive'] !== undefined);
  expect(asked.filter((url) => /alert/.test(url))).toEqual([]);
});

test.describe('the way to those without the app', () => {
  for (const language of ['en', 'ar', 'ur'] as const) {
    test(`a contact of the device gets name, need and place by SMS and WhatsApp, in ${language}`, async ({
      page,
      person,
      context,
      baseURL,
      complaints,
    }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(mina);
      await newGroup(page, [], baseURL, { emergencyContact });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/', language);
      await open(page, '/emergency', language);
      const t = words(language, 'alerts');
      const contacts = page.getByRole('region', { name: t('contacts.title') });
      const number = contacts.getByRole('textbox', { name: t('contacts.number') });
      await contacts.getByRole('textbox', { name: t('contacts.name') }).fill('Bilal');
      await number.fill('my son');
      await contacts.getByRole('button', { name: t('contacts.add') }).click();
      await expect(number).toHaveAccessibleDescription(t('contacts.numberWrong'));
      await number.fill('0044 7700 900123');
      await contacts.getByRole('button', { name: t('contacts.add') }).click();
      await expect(contacts.getByRole('list', { name: t('contacts.list') })).toContainText('Bilal');

      const lost = page.getByRole('region', { name: t('sms.title') });
      const smsToBilal = lost.getByRole('link', { name: t('sms.textTo', { name: apart('Bilal') }) });
      await expect(smsToBilal).toHaveAttribute('href', /^sms:00447700900123\?&body=/);
      await lost.getByRole('button', { name: t('sms.addPlace') }).click();
      await expect(lost).toContainText(t('sms.hasPlace'));
      const textOf = async (link: string | null) => decodeURIComponent(link?.split(/body=|text=/)[1] ?? '');
      const sms = await textOf(await smsToBilal.getAttribute('href'));
      for (const part of [
        `${person.firstName} ${person.lastName}`,
        t('sms.message.lost'),
        '21.41330, 39.89330',
        'https://maps.google.com/?q=21.41330,39.89330',
      ]) {
        expect(sms).toContain(part);
      }
      const whatsApp = lost.getByRole('link', { name: t('sms.whatsAppTo', { name: apart('Bilal') }) });
      await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/447700900123\?text=/);
      await expect(
        lost.getByRole('link', {
          name: t('sms.textTo', { name: apart(t('sms.groupContact', { group: apart('Karim family') })) }),
        }),
      ).toHaveAttribute('href', /^sms:\+966501234567\?&body=/);
      expect(await problemsOf(page)).toEqual([]);
      await lost.screenshot({ path: test.info().outputPath(`lost-${language}.png`) });

      const sos = words(language, 'sos');
      await context.setOffline(true);
      await page.getByRole('button', { name: sos('button') }).click();
      await page.getByRole('button', { name: sos('sheet.counting.now') }).click();
      const sheet = page.getByRole('dialog', { name: sos('sheet.waiting.title') });
      await expect(sheet).toContainText(t('sms.hasPlace'));
      const help = sheet.getByRole('link', { name: t('sms.textTo', { name: apart('Bilal') }) });
      expect(await textOf(await help.getAttribute('href'))).toContain(t('sms.message.help'));
      expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
      await page.screenshot({ path: test.info().outputPath(`sheet-${language}.png`) });
      await sheet.getByRole('button', { name: sos('sheet.waiting.cancel') }).click();
      await context.setOffline(false);
      forgetOffline(complaints);
    });
  }
});
