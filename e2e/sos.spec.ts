import { problemsOf } from './support/axe.ts';
import { newcomer, newGroup } from './support/group.ts';
import { aloneSheet, callsSent, sheetOf } from './support/sos.ts';
import { forgetOffline } from './support/network.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const mina = { latitude: 21.4133, longitude: 39.8933, accuracy: 12 };
const atGate = { latitude: 21.4143, longitude: 39.8933, accuracy: 8 };

const emergencyContact = '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧';
/** The location of a person at a gate some hundred metres away. */
const phoneAtGate = { geolocation: atGate, permissions: ['geolocation'] };

test.use({ geolocation: mina, permissions: ['geolocation'] });

for (const language of ['ar'] as const) {
  const t = words(language, 'sos');

  test(`one member calls, another sees it and comes, and the location disappears when it ends, in ${language}`, async ({
    page,
    person,
    browser,
    baseURL,
  }) => {
    const omar = await newcomer(browser, baseURL, 'Omar', phoneAtGate);
    const group = await newGroup(page, [omar.page], baseURL, { emergencyContact });
    await open(omar.page, '/', language);
    await open(omar.page, `/group-tracker?group=${group.id}`, language);

    await open(page, '/', language);
    await open(page, '/emergency', language);
    await page.getByRole('button', { name: t('button') }).click();
    await expect(sheetOf(page, language, 'counting')).toBeVisible();
    await page.getByRole('button', { name: t('sheet.counting.now') }).click();
    const told = sheetOf(page, language, 'on');
    await expect(told).toBeVisible();
    await expect(told.getByText(t('sheet.on.placeKnown'))).toBeVisible();
    await expect(told.getByRole('link', { name: '997' })).toHaveAttribute('href', 'tel:997');
    expect(await problemsOf(page, '[role=dialog]')).toEqual([]);

    const name = `${person.firstName} ${person.lastName}`;
    const call = omar.page.getByRole('article', { name: t('banner.title', { name }) });
    await expect(call).toBeVisible({ timeout: 20_000 });
    await call.getByRole('button', { name: t('banner.startArrow') }).click();
    await expect(call.getByText(t('banner.points.S'))).toBeVisible();
    await expect(call.getByRole('link', { name: t('banner.map') })).toHaveAttribute(
      'href',
      /^geo:21\.4133,39\.8933/,
    );
    await expect(
      call.getByRole('link', { name: t('banner.call', { number: '\u2066+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧\u2069' }) }),
    ).toHaveAttribute('href', 'tel:+966501234567');
    expect(await problemsOf(omar.page, 'article')).toEqual([]);
    await call.getByRole('button', { name: t('banner.come') }).click();
    await expect(call.getByRole('button', { name: t('banner.notComing') })).toBeVisible();

    await expect(told.getByText('Omar Karim')).toBeVisible({ timeout: 15_000 });
    await omar.page.getByRole('button', { name: words(language, 'groups')('detail.back') }).click();
    const inList = omar.page
      .getByRole('main')
      .getByRole('link', { name: t('banner.alert', { name: `\u2068${name}\u2069` }) });
    await expect(inList).toBeVisible();
    await omar.page.goBack();
    await expect(call).toBeVisible();
    await told.getByRole('button', { name: t('sheet.on.safe') }).click();
    await told.getByRole('button', { name: t('sheet.on.confirm.yes') }).click();
    await expect(sheetOf(page, language, 'ended')).toContainText(t('sheet.ended.own'));
    await expect(call).toHaveCount(0, { timeout: 20_000 });
    const over = words(language, 'alerts')('sos.over', { name: `\u2068${name}\u2069` });
    await expect(omar.page.getByRole('listitem').filter({ hasText: over })).toBeVisible();
    await omar.page.getByRole('button', { name: words(language, 'alerts')('sos.closeOver') }).click();
    await expect(omar.page.getByRole('listitem').filter({ hasText: over })).toHaveCount(0);
    const left = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(left).not.toContain('21.41');
    await omar.close();
  });
}

test('a group no longer shows a call after the caller has left it', async ({
  page,
  person: _person,
  browser,
  baseURL,
}) => {
  const omar = await newcomer(browser, baseURL, 'Omar', phoneAtGate);
  const group = await newGroup(page, [omar.page], baseURL, { emergencyContact });
  const headers = { origin: baseURL ?? '' };
  const called = await omar.page.request.post('/api/sos', {
    data: { key: 'leaves-soon', place: null },
    headers,
  });
  expect(called.status()).toBe(201);

  // The page follows the group, so the network is never idle. Wait for its text instead.
  await page.goto(`/group-tracker?group=${group.id}&lang=en`);
  const name = `${omar.person.firstName} ${omar.person.lastName}`;
  const call = page.getByRole('article', { name: words('en', 'sos')('banner.title', { name }) });
  await expect(call).toBeVisible();
  const left = await omar.page.request.post(`/api/hajj-groups/${group.id}/leave`, { headers });
  expect(left.ok()).toBe(true);
  await expect(call).toHaveCount(0);
  await omar.close();
});

test('counts down, and sends nothing when it is cancelled', async ({ page, person: _person, baseURL }) => {
  await newGroup(page, [], baseURL, { emergencyContact });
  const t = words('en', 'sos');
  await open(page, '/', 'en');
  await open(page, '/emergency', 'en');
  const button = page.getByRole('button', { name: t('button') });
  await button.click();
  await page.getByRole('button', { name: t('sheet.counting.cancel') }).click();
  await expect(button).toBeFocused();
  const cancelled = page.getByText(t('sheet.counting.cancelled'), { exact: true }).first();
  await expect(cancelled).toBeVisible();
  await expect(cancelled).toBeHidden();
  await button.click();
  await expect(sheetOf(page, 'en', 'counting')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancelled).toBeVisible();
  await expect(cancelled).toBeHidden();
  expect(await (await page.request.get('/api/sos')).json()).toEqual({ call: null });
});

test('is cancelled by the way back of the phone during the countdown', async ({
  page,
  person: _person,
  baseURL,
}) => {
  await newGroup(page, [], baseURL);
  const t = words('en', 'sos');
  const sent = callsSent(page);
  await page.clock.install();
  // A page that is hydrated only on the first touch does not ask for the session, so open the home page first.
  await open(page, '/', 'en');
  await open(page, '/worship', 'en');
  await page
    .getByRole('link', { name: words('en', 'navigation')('emergency') })
    .first()
    .click();
  await page.getByRole('button', { name: t('button') }).click();
  await expect(sheetOf(page, 'en', 'counting')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(t('sheet.counting.cancelled'), { exact: true }).first()).toBeVisible();
  // Longer than the countdown, and than the wait for a location after it.
  await page.clock.runFor(15_000);
  expect(sent).toEqual([]);
  expect(await (await page.request.get('/api/sos')).json()).toEqual({ call: null });
});

test('is sent once, by itself, when the connection is back', async ({
  page,
  person: _person,
  context,
  complaints,
  baseURL,
}) => {
  await newGroup(page, [], baseURL, { emergencyContact });
  const t = words('en', 'sos');
  await open(page, '/', 'en');
  await open(page, '/emergency', 'en');
  const sent = callsSent(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: t('button') }).click();
  const waiting = sheetOf(page, 'en', 'waiting');
  await expect(waiting).toBeVisible();
  await expect(waiting.getByRole('link', { name: '911' })).toBeVisible();
  await context.setOffline(false);
  await expect(aloneSheet(page)).toBeVisible({ timeout: 15_000 });
  await expect(aloneSheet(page).getByText(t('sheet.on.alone'))).toBeVisible();
  await expect(aloneSheet(page).getByText(t('sheet.on.placeKnown'))).toHaveCount(0);
  const keys = sent.map((body) => /"key":"([^"]+)"/.exec(body)?.[1]);
  expect(new Set(keys).size).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: t('open') }).click();
  await page.getByRole('button', { name: t('sheet.on.safe') }).click();
  await page.getByRole('button', { name: t('sheet.on.confirm.yes') }).click();
  await expect(sheetOf(page, 'en', 'ended')).toBeVisible();
  expect(await (await page.request.get('/api/sos')).json()).toEqual({ call: null });
  forgetOffline(complaints);
});

test('shows people without a group that there is no one to call, and gives the numbers', async ({
  page,
  person: _person,
}) => {
  const t = words('en', 'sos');
  await open(page, '/', 'en');
  await open(page, '/emergency', 'en');
  const tile = page.getByRole('link', { name: t('button') });
  await expect(tile).toContainText(words('en', 'emergency')('first.noGroup'));
  await expect(tile).toHaveAttribute('href', '/group-tracker');
  await expect(page.getByRole('button', { name: t('button') })).toHaveCount(0);
  await expect(page.locator('main a[href="tel:911"]')).toBeVisible();
});
