import { readFile } from 'node:fs/promises';
import { problemsOf } from './support/axe.ts';
import { arriveSignedIn } from './support/session.ts';
import { expect, open, pressUntil, test } from './support/test.ts';
import { enterTrip, inDays } from './support/travel.ts';
import { words } from './support/words.ts';

for (const language of ['en', 'ar'] as const) {
  test(`${language}: a new trip calls nothing late, and begins with what to do first`, async ({ page }) => {
    const t = words(language, 'travel');
    await open(page, '/travel', language);
    await enterTrip(page, language, inDays(100), inDays(130));
    const steps = page.getByRole('list', { name: t('timeline.title') });
    await expect(steps.getByRole('listitem').first()).toContainText(t('timeline.first'));
    await expect(steps.getByRole('listitem').first()).toContainText(
      t('timeline.usual', { date: '|' }).split('|')[0]?.trim() ?? '',
    );
    const plan = page.getByRole('region', { name: t('timeline.title') });
    const late = t('timeline.lateSince', { date: '|' }).split('|')[0]?.trim() ?? '';
    await expect(plan).not.toContainText(late);
    expect(await problemsOf(page)).toEqual([]);
  });
}

test('returns to the same place after a reload and after going back, although the trip loads later', async ({
  page,
}) => {
  const t = words('en', 'travel');
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/travel');
  await enterTrip(page, 'en', inDays(100), inDays(130));
  const promises = page.getByRole('link', { name: words('en', 'travel-money')('more.promises') });
  await promises.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(600);
  const isBack = () => page.evaluate((before) => Math.abs(scrollY - before) < 5, place);
  await page.reload();
  await expect(page.getByRole('list', { name: t('timeline.title') })).toBeVisible();
  await expect.poll(isBack).toBe(true);
  await promises.click();
  await expect(page).toHaveURL(/promises/);
  await page.goBack();
  await expect(page.getByRole('list', { name: t('timeline.title') })).toBeVisible();
  await expect.poll(isBack).toBe(true);
});

test('starts at the top when its address is opened anew', async ({ page }) => {
  const t = words('en', 'travel');
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/travel');
  const country = page.getByRole('link', { name: t('channels.country') });
  await country.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await open(page, '/travel');
  await expect(country).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a trip form that is closed by the way keeps what was typed, until it is cancelled', async ({
  page,
}) => {
  const t = words('en', 'travel');
  await open(page, '/travel');
  const enter = page.getByRole('button', { name: t('trip.enter') });
  const operator = page.getByLabel(t('trip.operator'));
  await pressUntil(enter, operator);
  await operator.fill('Al-Amin');
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await close();
    await expect(operator).toBeHidden();
    await enter.click();
    await expect(operator).toHaveValue('Al-Amin');
  }
  await page.getByRole('button', { name: words('en', 'common')('cancel') }).click();
  await expect(operator).toBeHidden();
  await enter.click();
  await expect(operator).toHaveValue('');
});

test('the vaccinations take the country of the trip until the person chooses another', async ({ page }) => {
  const t = words('en', 'travel');
  await open(page, '/travel');
  const country = page.getByLabel(t('trip.country'), { exact: true });
  await pressUntil(page.getByRole('button', { name: t('trip.enter') }), country);
  await country.selectOption('PK');
  await page.getByLabel(t('trip.departsOn'), { exact: true }).fill(inDays(100));
  await page.getByLabel(t('trip.returnsOn'), { exact: true }).fill(inDays(130));
  await page.getByRole('button', { name: t('trip.save') }).click();
  await expect(country).toBeHidden();
  await open(page, '/health/vaccines');
  const chosen = page.getByRole('combobox', { name: words('en', 'vaccines')('country') });
  await expect(chosen).toHaveValue('PK');
  await chosen.selectOption('NG');
  await page.reload();
  await expect(chosen).toHaveValue('NG');
});

test('a document that is ready is shown as done, and one to be renewed says so instead', async ({ page }) => {
  const t = words('en', 'travel');
  await open(page, '/travel');
  await enterTrip(page, 'en', inDays(300), inDays(330));
  await page.getByRole('link', { name: t('tabs.documents') }).click();
  const documents = [
    ['Amina', 3000, true],
    ['Bilal', 3000, false],
    ['Khadija', 310, true],
  ] as const;
  for (const [title, days, isReady] of documents) {
    const name = page.getByLabel(t('documents.form.title'));
    await pressUntil(page.getByRole('button', { name: t('documents.add') }), name);
    await name.fill(title);
    await page.getByLabel(t('documents.form.expiresOn'), { exact: true }).fill(inDays(days));
    if (isReady) await page.getByRole('checkbox', { name: t('documents.form.isReady') }).check();
    await page.getByRole('button', { name: t('documents.form.save') }).click();
    await expect(name).toBeHidden();
  }
  const row = (title: string) =>
    page.getByRole('list', { name: t('documents.title') }).getByRole('button', { name: title });
  /** The circle at the end of a row, which a tick fills. */
  const circle = (title: string) => row(title).getByRole('img');
  const tick = (title: string) => circle(title).locator('svg');
  await expect(row('Amina')).toHaveAccessibleName(new RegExp(` ${t('documents.ready')}$`));
  await expect(circle('Amina')).toHaveAccessibleName(t('documents.ready'));
  await expect(tick('Amina')).toBeVisible();
  await expect(row('Bilal')).toHaveAccessibleName(new RegExp(` ${t('documents.notReady')}$`));
  await expect(circle('Bilal')).toHaveAccessibleName(t('documents.notReady'));
  await expect(circle('Bilal')).toBeVisible();
  await expect(tick('Bilal')).toHaveCount(0);
  await expect(row('Khadija')).not.toHaveAccessibleName(new RegExp(t('documents.notReady')));
  await expect(row('Khadija')).toContainText(
    t('documents.states.duringTrip', { date: '|' }).split('|')[1] ?? '?',
  );
  await expect(circle('Khadija')).toHaveCount(0);
});

test('Home shows what to do first for a new trip, what is late for an older one, and leads to it', async ({
  page,
  person,
  baseURL,
}) => {
  const t = words('en', 'travel');
  const row = page.getByRole('listitem').filter({ hasText: t('trip.title') });
  const lateOnly = t('timeline.late', { count: 2 }).replace(/^\S+ /u, '');
  expect(person.firstName).toBe('Amina');
  await arriveSignedIn(page);
  await expect(
    page.getByRole('heading', { name: words('en', 'times')('todayTitle'), exact: true }),
  ).toBeVisible();
  await expect(row).toHaveCount(0);

  await open(page, '/travel');
  await enterTrip(page, 'en', inDays(20), inDays(50));
  const passport = {
    kind: 'document',
    document: 'passport',
    title: 'Amina',
    expiresOn: inDays(40),
    isReady: true,
    note: null,
  };
  await expect
    .poll(async () => (await (await page.request.get('/api/travel/items')).json()).items.length)
    .toBe(1);
  const reply = await page.request.put('/api/travel/items/00000000-0000-4000-8000-000000000001', {
    data: { item: passport, changedAt: Date.now() },
    headers: { origin: baseURL ?? '' },
  });
  expect(reply.status()).toBe(200);

  await open(page, '/home');
  const firstOnly = t('timeline.firstCount', { count: 2 }).replace(/^\S+ /u, '');
  await expect(row).toContainText(firstOnly);
  await expect(row).toContainText('Amina');
  await expect(row).not.toContainText(lateOnly);

  // As if the trip had been planned a year ago.
  const { items } = await (await page.request.get('/api/travel/items')).json();
  const { id, item } = items.find((one: { item: { kind: string } }) => one.item.kind === 'trip');
  expect(item.plannedOn).toBe(inDays(0));
  const older = await page.request.put(`/api/travel/items/${id}`, {
    data: { item: { ...item, plannedOn: inDays(-365) }, changedAt: Date.now() },
    headers: { origin: baseURL ?? '' },
  });
  expect(older.status()).toBe(200);
  await open(page, '/home');
  await expect(row).toContainText(lateOnly);
  expect(await problemsOf(page)).toEqual([]);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/tab=travel/);
  await expect(page.getByRole('region', { name: t('overview.next') })).toContainText(lateOnly);
});

test('passport and residence each decide their own part of the trip', async ({ page }) => {
  const t = words('en', 'travel');
  await open(page, '/travel');
  const residence = page.getByLabel(t('trip.country'), { exact: true });
  await pressUntil(page.getByRole('button', { name: t('trip.enter') }), residence);
  await page.getByLabel(t('trip.passportCountry'), { exact: true }).selectOption('PK');
  await residence.selectOption('GB');
  await page.getByLabel(t('trip.departsOn'), { exact: true }).fill(inDays(100));
  await page.getByLabel(t('trip.returnsOn'), { exact: true }).fill(inDays(130));
  await page.getByRole('button', { name: t('trip.save') }).click();
  await expect(residence).toBeHidden();
  // The trip itself, and not what is below it, is where the person looks next.
  await expect(
    page.getByText(t('trip.twoCountries', { passport: 'Pakistan', residence: 'United Kingdom' })),
  ).toBeInViewport();
  await expect(page.getByText(t('trip.abroad')).first()).toBeVisible();

  await page.getByRole('link', { name: t('tabs.documents') }).click();
  const name = page.getByLabel(t('documents.form.title'));
  await pressUntil(page.getByRole('button', { name: t('documents.add') }), name);
  await page.getByLabel(t('documents.form.kind')).selectOption('residence-permit');
  await name.fill('Amina');
  await page.getByLabel(t('documents.form.expiresOn'), { exact: true }).fill(inDays(110));
  await page.getByRole('button', { name: t('documents.form.save') }).click();
  await expect(page.getByRole('button', { name: t('documents.kinds.residencePermit') })).toContainText(
    t('documents.states.noReturn', { date: '|' }).split('|')[1] ?? '?',
  );

  await open(page, '/travel/country');
  await expect(page.getByRole('combobox', { name: words('en', 'travel-country')('choose') })).toHaveValue(
    'PK',
  );
  await expect(page.getByText(t('trip.abroad'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pakistan', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'United Kingdom', exact: true })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);

  await open(page, '/health/vaccines');
  await expect(page.getByRole('combobox', { name: words('en', 'vaccines')('country') })).toHaveValue('GB');
});

test('a return flight with its time is in the plan and in the calendar file', async ({ page }) => {
  const t = words('en', 'travel');
  const money = words('en', 'travel-money');
  await open(page, '/travel');
  await enterTrip(page, 'en', inDays(100), inDays(130));
  await page.getByRole('link', { name: t('tabs.bookings') }).click();
  const name = page.getByLabel(money('bookings.name'));
  await pressUntil(page.getByRole('button', { name: money('bookings.add') }), name);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(money('bookings.kind')).selectOption('returnFlight');
  await name.fill('Saudia SV 113');
  const time = dialog.getByLabel(money('bookings.leavesAt'));
  await time.fill('23:05');
  await dialog.getByRole('button', { name: words('en', 'common')('save') }).click();
  // A time means nothing without its day.
  const day = dialog.getByLabel(money('bookings.leavesOn'));
  await expect(day).toHaveAccessibleDescription(money('errors.date'));
  await day.fill(inDays(127));
  expect(await problemsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: words('en', 'common')('save') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'SV 113' })).toContainText('11:05');

  await page.getByRole('link', { name: t('tabs.plan') }).click();
  const journey = page.getByRole('list', { name: t('timeline.journeys') }).getByRole('listitem');
  await expect(journey).toContainText(money('bookings.kinds.returnFlight'));
  await expect(journey).toContainText('11:05');
  await expect(journey).toContainText(
    t('timeline.returnDiffers', { date: '|' }).split('|')[0]?.trim() ?? '?',
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('file.submit') }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain(`DTSTART:${inDays(127).replaceAll('-', '')}T230500\r\n`);
});
