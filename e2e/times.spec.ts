import type { Language } from '@manasik/core/text/languages';
import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const makkah = { latitude: 21.4225, longitude: 39.8262 };
const savedMakkah = { name: 'Makkah', country: 'SA', ...makkah, timezone: 'Asia/Riyadh' };
const havana = { latitude: 23.13302, longitude: -82.38304 };
const savedHavana = { name: 'Havana', country: 'CU', ...havana, timezone: 'America/Havana' };
const chaman = { latitude: 30.921, longitude: 66.45972 };
// The zone that a coarse map of zones gave this place.
const savedChaman = { name: 'Chaman', country: 'PK', ...chaman, timezone: 'Asia/Kabul' };
const savedKualaLumpur = {
  name: 'Kuala Lumpur',
  country: 'MY',
  latitude: 3.1412,
  longitude: 101.68653,
  timezone: 'Asia/Kuala_Lumpur',
};
const savedLagos = {
  name: 'Lagos',
  country: 'NG',
  latitude: 6.45,
  longitude: 3.39,
  timezone: 'Africa/Lagos',
};
const savedLondon = {
  name: 'London',
  country: 'GB',
  latitude: 51.51,
  longitude: -0.13,
  timezone: 'Europe/London',
};
const languages: readonly Language[] = ['ar'];

/** An `HH:MM` of the server in the format of the page. */
const written = (language: Language, time: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${time}:00Z`),
  );

// The isolation marks around a time in right-to-left text are not part of its words.
const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

const todayRow = (page: Page): Locator => page.locator('[aria-current="date"]');

const keepPlace = (page: Page, place: typeof savedChaman) =>
  page.addInitScript((kept) => localStorage.setItem('manasik-place', JSON.stringify(kept)), {
    place,
    owner: 'device',
  });

for (const language of languages) {
  const t = words(language, 'times');
  const location = words(language, 'places');
  const prayers = words(language, 'prayers');
  const findMe = (page: Page) =>
    page
      .getByRole('button', { name: location('useDevice') })
      .first()
      .click();
  const shows = (page: Page, time: string) =>
    expect(async () =>
      expect(bare(await page.locator('main').innerText())).toContain(written(language, time)),
    ).toPass();
  const usesMethod = (page: Page, name: string) =>
    expect(
      page
        .getByText(t('method', { method: prayers(`methods.${name}`) }))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();

  test.describe(`prayer times in ${language}`, () => {
    test.describe('with the position of the device', () => {
      test.use({ geolocation: makkah, permissions: ['geolocation'], timezoneId: 'Asia/Riyadh' });

      test('show nothing before the location is known, and then its day and month', async ({ page }) => {
        await open(page, '/worship/times', language);
        await expect(page.getByText(t('prompt.title'))).toBeVisible();
        await expect(page.getByRole('table')).toHaveCount(0);
        await findMe(page);
        await usesMethod(page, 'UmmAlQura');
        const reply = await page.request.get('/api/prayer-times?lat=21.422&lon=39.826&timezone=Asia/Riyadh');
        const { asr } = await reply.json();
        await expect(page.getByText(written(language, asr)).first()).toBeVisible();
        await expect(todayRow(page)).toHaveCount(1);

        await page.reload();
        await usesMethod(page, 'UmmAlQura');
        await expect(page.getByText(t('prompt.title'))).toHaveCount(0);
      });

      test('work offline, and follow changes made offline', async ({ page, context, complaints }) => {
        await open(page, '/worship/times', language);
        await expect(page.getByText(t('prompt.title'))).toBeVisible();
        await context.setOffline(true);
        await findMe(page);
        await expect(page.getByText(t('noCountry'))).toBeVisible();
        await usesMethod(page, 'MuslimWorldLeague');
        await expect(todayRow(page)).toHaveCount(1);

        await page.getByText(t('how.title')).click();
        await page
          .getByRole('combobox', { name: t('fields.method') })
          .selectOption({ label: prayers('methods.Egyptian') });
        await usesMethod(page, 'Egyptian');
        await expect(page.getByText(t('noCountry'))).toHaveCount(0);
        await page.getByRole('button', { name: t('month.next') }).click();
        await expect(todayRow(page)).toHaveCount(0);
        await page.getByRole('button', { name: t('month.current'), exact: true }).click();
        await expect(todayRow(page)).toHaveCount(1);

        await context.setOffline(false);
        // The browser logs that the server was unreachable, which this test causes.
        complaints.splice(0);
      });
    });

    test('show an error when the location is denied, and take a city by name', async ({ page }) => {
      await open(page, '/worship/times', language);
      await findMe(page);
      await expect(page.getByText(location('errors.denied')).first()).toBeVisible();
      await page
        .getByRole('combobox', { name: location('city') })
        .first()
        .fill('istanb');
      await page.getByRole('listbox').getByRole('option').first().click();
      await usesMethod(page, 'Turkey');
    });

    test.describe('at a location saved on the device', () => {
      test('match the server where the clocks have changed since the browser was built', async ({ page }) => {
        await keepPlace(page, savedHavana);
        await open(page, '/worship/times', language);
        const { latitude, longitude } = havana;
        const reply = await page.request.get(`/api/prayer-times?lat=${latitude}&lon=${longitude}`);
        const { timezone, dhuhr, maghrib } = await reply.json();
        expect(timezone).toBe('America/Havana');
        await shows(page, dhuhr);
        await shows(page, maghrib);
      });

      test('are right where the saved zone was that of the neighbouring country', async ({ page }) => {
        await keepPlace(page, savedChaman);
        await open(page, '/worship/times', language);
        const { latitude, longitude } = chaman;
        const reply = await page.request.get(`/api/prayer-times?lat=${latitude}&lon=${longitude}`);
        const { timezone, dhuhr, asr } = await reply.json();
        expect(timezone).toBe('Asia/Karachi');
        await shows(page, dhuhr);
        await shows(page, asr);
      });
    });

    test.describe('at a location saved on the account', () => {
      test.use({ timezoneId: 'Europe/London' });
      test.beforeEach(async ({ page, person }) => {
        expect(person.firstName).toBe('Amina');
        const reply = await page.request.patch('/api/auth/user', { data: { currentLocation: savedMakkah } });
        expect(reply.status()).toBe(200);
        // The first page stores in the browser that someone is signed in, as signing in by hand does.
        await open(page, '/', language);
      });

      test('show both clocks to a traveller, and Fajr of the next day after Isha', async ({ page }) => {
        await page.clock.setFixedTime(new Date('2026-11-21T18:00:00Z'));
        await open(page, '/worship/times', language);
        const clocks = t('clocks', {
          time: written(language, '21:00'),
          place: 'Makkah',
          deviceTime: written(language, '18:00'),
        });
        await expect(async () =>
          expect(bare(await page.locator('main').innerText())).toContain(clocks),
        ).toPass();
        // Large figures have no AM.
        const [time] = written(language, '05:16').split(/\s/u);
        const [tomorrow] = t('tomorrowIn', { duration: '|' }).split('|');
        await expect(async () => {
          const text = bare(await page.locator('main').innerText());
          expect(text).toContain(`${prayers('names.fajr')} ${time}`);
          expect(text).toContain(tomorrow?.trim());
        }).toPass();
      });

      test('include the minutes that a person adds, and save them to the account', async ({ page }) => {
        await open(page, '/worship/times', language);
        await page.getByText(t('how.title')).click();
        const later = page.getByRole('button', {
          name: t('fields.later', { prayer: prayers('names.fajr') }),
        });
        await later.click();
        await later.click();
        await expect(async () => {
          const settings = await (await page.request.get('/api/settings')).json();
          expect(settings.prayerOffsets).toMatchObject({ fajr: 2, isha: 0 });
        }).toPass();
        await page.reload();
        const named = t('ownMinutes', { list: '' }).trim();
        await expect(page.getByText(named).first()).toBeVisible();
      });

      test('name the authority of the country, and how far its published times differ from ours', async ({
        page,
      }) => {
        await page.request.patch('/api/auth/user', { data: { currentLocation: savedKualaLumpur } });
        await open(page, '/worship/times', language);
        await usesMethod(page, 'JAKIM');
        const years = new Intl.ListFormat(language).format(['2025', '2026']);
        const compared = t('comparison.compared', { years, minutes: 3 });
        for (const line of [compared, t('comparison.exceptions.kelantanIsha')]) {
          // On the card of today and below the month.
          await expect(page.getByText(line)).toHaveCount(2);
        }
        await expect(page.getByText(t('comparison.notCompared'))).toHaveCount(0);
      });

      test('explain how London differs, where mosques have no common authority', async ({ page }) => {
        await page.request.patch('/api/auth/user', { data: { currentLocation: savedLondon } });
        await open(page, '/worship/times', language);
        await expect(page.getByText(t('comparison.exceptions.britishMosques'))).toHaveCount(2);
      });

      test('state that the times were not compared where no table of the authority could be read', async ({
        page,
      }) => {
        await page.request.patch('/api/auth/user', { data: { currentLocation: savedLagos } });
        await open(page, '/worship/times', language);
        await usesMethod(page, 'MuslimWorldLeague');
        await expect(page.getByText(t('comparison.notCompared'))).toHaveCount(2);
      });

      test('print a month on one sheet', async ({ page }) => {
        await page.clock.setFixedTime(new Date('2026-10-10T09:00:00Z'));
        await open(page, '/worship/times', language);
        await expect(page.getByRole('row')).toHaveCount(32);
        const sheet = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
        expect(/\/Count (\d+)/.exec(sheet)?.[1]).toBe('1');
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('table')).toBeVisible();
        await usesMethod(page, 'UmmAlQura');
      });
    });
  });
}
