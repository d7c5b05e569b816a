import { expect, open, test, watchNetwork } from './support/test.ts';
import { words } from './support/words.ts';

const dashboard = words('en', 'dashboard');
const tracker = words('en', 'prayer-log');
const location = words('en', 'places');
const prayers = words('en', 'prayers');

const makkah = { latitude: 21.4225, longitude: 39.8262 };

test.describe('with the position of the device', () => {
  test.use({ geolocation: makkah, permissions: ['geolocation'], timezoneId: 'Asia/Riyadh' });

  test('shows the prayer times, the method and the Qibla of the place, and keeps them', async ({
    page,
    person,
  }) => {
    expect(person.firstName).toBe('Amina');
    await open(page, '/');
    await page
      .getByRole('button', { name: location('useDevice') })
      .first()
      .click();
    await expect(page.getByText(prayers('methods.UmmAlQura'))).toBeVisible();

    const reply = await page.request.get('/api/prayer-times?lat=21.4225&lon=39.8262&timezone=Asia/Riyadh');
    const { maghrib } = await reply.json();
    const shown = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(`2026-01-01T${maghrib}:00Z`),
    );
    await expect(page.getByText(shown).first()).toBeVisible();

    await page.reload();
    await expect(page.getByText(prayers('methods.UmmAlQura'))).toBeVisible();
  });
});

test('says so when the position is denied, and finds the city by name', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/');
  await page
    .getByRole('button', { name: location('useDevice') })
    .first()
    .click();
  await expect(page.getByText(location('errors.denied')).first()).toBeVisible();
  const city = page.getByRole('combobox', { name: location('city') }).first();
  await city.fill('istanb');
  await page
    .getByRole('option', { name: /Istanbul/ })
    .first()
    .click();
  await expect(page.getByText(prayers('methods.Turkey'))).toBeVisible();
});

test('keeps the prayers that were ticked', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/');
  const network = watchNetwork(page);
  const fajr = page.getByRole('checkbox', { name: prayers('names.fajr') });
  await fajr.check();
  await page.getByRole('checkbox', { name: prayers('names.isha') }).check();
  await expect(page.getByText(tracker('done', { done: 2, total: 5 })).first()).toBeVisible();
  await network.quiet();
  await page.reload();
  await expect(fajr).toBeChecked();
  await expect(page.getByText(tracker('done', { done: 2, total: 5 })).first()).toBeVisible();
});

test('counts the days to the next Hajj, and to the date that a person sets', async ({ page, person }) => {
  expect(person.firstName).toBe('Amina');
  await open(page, '/');
  await expect(page.getByText(dashboard('hero.expected'))).toBeVisible();
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const reply = await page.request.patch('/api/auth/user', { data: { hajjDate: inTenDays } });
  expect(reply.status()).toBe(200);
  await page.reload();
  await expect(page.getByText(dashboard('hero.own'))).toBeVisible();
  await expect(page.getByText(/^(9|10|11)$/).first()).toBeVisible();
});
