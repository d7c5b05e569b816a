import { problemsOf } from './support/axe.ts';
import { expect, open, test, watchNetwork } from './support/test.ts';
import { words } from './support/words.ts';

const makkah = { latitude: 21.4225, longitude: 39.8262 };
const dashboard = words('en', 'dashboard');
const tracker = words('en', 'prayer-log');
const places = words('en', 'places');
const times = words('en', 'times');
const prayers = words('en', 'prayers');
const guide = words('en', 'guide');

const saved = { name: 'Makkah', country: 'SA', ...makkah, timezone: 'Asia/Riyadh' };

/** The time as the timetable shows it, without AM or PM. */
const bare = (time: string): string => {
  const hours = Number(time.slice(0, 2));
  return `${hours % 12 || 12}:${time.slice(3)}`;
};

test.describe('with the position of the device', () => {
  test.use({ geolocation: makkah, permissions: ['geolocation'], timezoneId: 'Asia/Riyadh' });

  test('shows the prayer times of the location after one tap, and keeps them', async ({ page, person }) => {
    expect(person.firstName).toBe('Amina');
    await open(page, '/');
    await page.getByRole('button', { name: places('change.choose') }).click();
    await page.getByRole('button', { name: places('useDevice') }).click();
    const list = page.getByRole('list', { name: times('title') });
    const reply = await page.request.get('/api/prayer-times?lat=21.4225&lon=39.8262&timezone=Asia/Riyadh');
    const { maghrib } = await reply.json();
    const row = list.getByRole('listitem').filter({ hasText: prayers('names.maghrib') });
    await expect(row).toContainText(bare(maghrib));
    await page.reload();
    await expect(row).toContainText(bare(maghrib));
  });
});

test('without a location, shows the next prayer in Makkah and names it so', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  // 14:15 in Makkah.
  await page.clock.setFixedTime(new Date('2026-11-25T11:15:00Z'));
  await open(page, '/home');
  const main = page.getByRole('main');
  await expect(
    main.getByText(times('makkah.prayer', { prayer: prayers('names.asr') }), { exact: true }),
  ).toBeVisible();
  await expect(main.getByText(/^Makkah time, in /)).toBeVisible();
  await expect(main.getByRole('list', { name: times('title') })).toHaveCount(0);
  expect(await problemsOf(page)).toEqual([]);
  await main.getByRole('button', { name: places('change.choose') }).click();
  await expect(page.getByRole('dialog', { name: places('change.choose') })).toBeVisible();
});

test('shows an error when the location is denied, and finds the city by name', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/');
  await page.getByRole('button', { name: places('change.choose') }).click();
  await page.getByRole('button', { name: places('useDevice') }).click();
  await expect(page.getByText(places('errors.denied'))).toBeVisible();
  await page.getByRole('combobox', { name: places('city') }).fill('istanb');
  await page
    .getByRole('option', { name: /Istanbul/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: `Istanbul – ${places('change.change')}` })).toBeVisible();
  await expect(page.getByRole('list', { name: times('title') })).toBeVisible();
});

test('changes the location in a sheet, which Back and Escape close', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await page.request.patch('/api/auth/user', { data: { currentLocation: saved } });
  await open(page, '/home');
  const button = page.getByRole('button', { name: `Makkah – ${places('change.change')}` });
  const sheet = page.getByRole('dialog', { name: places('change.change') });
  await button.click();
  await expect(sheet).toBeVisible();
  expect(await problemsOf(page, '[role=dialog]')).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/home/);
  await button.click();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
});

test('keeps the ticked prayers', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/');
  const network = watchNetwork(page);
  const row = page.getByRole('button', { name: tracker('title') });
  const fajr = page.getByRole('checkbox', { name: prayers('names.fajr') });
  await row.click();
  await fajr.check();
  await page.getByRole('checkbox', { name: prayers('names.isha') }).check();
  await page.keyboard.press('Escape');
  await expect(row).toContainText(tracker('done', { done: 2, total: 5 }));
  await network.quiet();
  await page.reload();
  await expect(row).toContainText(tracker('done', { done: 2, total: 5 }));
  await row.click();
  await expect(fajr).toBeChecked();
});

test('asks for the kind of Hajj first, because the days count without a date of one', async ({
  page,
  person,
}) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/home');
  await expect(page.getByRole('link', { name: dashboard('today.kind') })).toBeVisible();
  await expect(page.getByText(dashboard('hero.setDate'))).toHaveCount(0);
});

test('counts the days to the next Hajj, or to a date that the person sets', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/');
  await page.getByRole('button', { name: /days? to Hajj/ }).click();
  await expect(page.getByText(dashboard('hero.expected'))).toBeVisible();
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const reply = await page.request.patch('/api/auth/user', { data: { hajjDate: inTenDays } });
  expect(reply.status()).toBe(200);
  await open(page, '/');
  await page.getByRole('button', { name: /^(9|10|11) days to Hajj/ }).click();
  await expect(page.getByText(dashboard('hero.own'))).toBeVisible();
});

for (const language of ['ar'] as const) {
  test(`opens the rite of the current hour at one tap on the Day of Arafah, in ${language}`, async ({
    page,
    person,
  }) => {
    const t = words(language, 'dashboard');
    const rites = words(language, 'guide');
    expect(person.firstName).toBe('Amina');
    await page.request.patch('/api/auth/user', { data: { currentLocation: saved } });
    await page.setViewportSize({ width: 390, height: 844 });
    // 9 Dhu al-Hijjah 1448, 13:15 in Makkah.
    await page.clock.setFixedTime(new Date('2027-05-15T10:15:00Z'));
    await open(page, '/home', language);
    const main = page.getByRole('main');
    await expect(main.getByText(rites('rites.arafat.name'), { exact: true })).toBeVisible();
    await expect(main.getByText(t('season.until.maghrib'))).toBeVisible();
    const later = page.getByRole('region', { name: t('season.later') });
    await expect(later.getByRole('link')).toContainText(rites('rites.muzdalifah.name'));
    await expect(later.getByRole('listitem')).toHaveCount(4);
    expect(await problemsOf(page)).toEqual([]);
    const button = main.getByRole('link', { name: t('season.open') });
    await expect(button).toBeInViewport();
    await button.click();
    await expect(page).toHaveURL('/guide/arafat');
  });
}

test('links to the next rite to learn', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/home');
  const next = guide('sequence.begin', { rite: guide('rites.ihram.name') });
  await page.getByRole('link', { name: next }).click();
  await expect(page).toHaveURL('/guide/ihram');
});
