import { qibla as qiblaOf } from '@manasik/core/geo/qibla';
import type { Locator, Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const address = '/worship/qibla';
const sydney = {
  name: 'Sydney',
  country: 'AU',
  latitude: -33.8688,
  longitude: 151.2093,
  timezone: 'Australia/Sydney',
};
// From Sydney the Qibla is at 277.5 degrees, and the needle points 12.8 degrees east of true north.
const magneticQibla = 277.5 - 12.8;

const keepPlace = (page: Page, place: typeof sydney) =>
  page.addInitScript((kept) => localStorage.setItem('manasik-place', JSON.stringify(kept)), {
    place,
    owner: 'device',
  });

/** The orientation event of a phone that lies flat with its top at this magnetic heading. */
const point = (page: Page, magneticDegrees: number) =>
  page.evaluate(
    (alpha) =>
      dispatchEvent(
        new DeviceOrientationEvent('deviceorientationabsolute', { alpha, beta: 0, gamma: 0, absolute: true }),
      ),
    (720 - magneticDegrees) % 360,
  );

/**
 * A real device sends readings all the time. Repeat them here, because a first one sent before the page listens is lost.
 */
const pointUntil = (page: Page, magneticDegrees: number, seen: Locator) =>
  expect(async () => {
    await point(page, magneticDegrees);
    await expect(seen).toBeVisible({ timeout: 1000 });
  }).toPass();

for (const language of ['ar'] as const) {
  const qibla = words(language, 'qibla');
  const location = words(language, 'places');
  const common = words(language, 'common');
  const degrees = (value: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' }).format(value);
  const figure = (page: Page, value: number) =>
    page.getByText(`${new Intl.NumberFormat(language).format(value)}°`, { exact: true });
  const started = (page: Page) => page.getByRole('button', { name: qibla('compass.start'), exact: true });

  test.describe(language, () => {
    test('names London as an example, and switches to the chosen city', async ({ page }) => {
      await open(page, address, language);
      await expect(page.getByText(qibla('london'))).toBeVisible();
      await expect(page.getByText(qibla('from', { place: qibla('londonName') }))).toBeVisible();
      await expect(figure(page, 119)).toBeVisible();
      // A compass for London would mislead people elsewhere.
      await expect(started(page)).toHaveCount(0);

      await page.getByRole('button', { name: location('change.choose') }).click();
      await page.getByRole('combobox', { name: location('city') }).fill('jakarta');
      await page.getByRole('option').first().click();
      await expect(page.getByText(qibla('london'))).toHaveCount(0);
      await expect(figure(page, 295)).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(started(page)).toBeInViewport({ ratio: 1 });
      await page.reload();
      await expect(figure(page, 295)).toBeVisible();
    });

    test('shows the map with the line and the sun, and has no axe violations', async ({ page }) => {
      await keepPlace(page, sydney);
      await open(page, address, language);
      const { direction, distanceKm } = qiblaOf(sydney.latitude, sydney.longitude);
      const distance = new Intl.NumberFormat(language, {
        style: 'unit',
        unit: 'kilometer',
        maximumFractionDigits: 0,
      }).format(distanceKm);
      const label = qibla('map.label', {
        place: 'Sydney',
        point: qibla('points.W'),
        degrees: degrees(Math.round(direction)),
        distance,
      });
      await expect(page.getByRole('img', { name: label })).toBeVisible();
      await expect(page.getByText(qibla('sun.warning'))).toBeVisible();
      await expect(page.getByText(qibla('sun.overheadDown'))).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    });

    test('turns with the device, corrected to true north, and shows when it faces the Qibla', async ({
      page,
    }) => {
      await keepPlace(page, sydney);
      await open(page, address, language);
      await started(page).click();
      await expect(page.getByRole('button', { name: qibla('compass.waiting') })).toBeVisible();
      await point(page, magneticQibla - 30);
      await expect(
        page.getByText(qibla('compass.turnRight', { degrees: degrees(30) })).first(),
      ).toBeVisible();
      await expect(page.getByText(qibla('compass.accuracyUnknown'))).toBeVisible();
      await expect(page.getByText(qibla('compass.eight.title'))).toBeVisible();

      await point(page, magneticQibla);
      await expect(page.getByRole('status').filter({ hasText: qibla('compass.facing') })).toBeAttached();
      expect(await problemsOf(page)).toEqual([]);

      await point(page, magneticQibla + 40);
      await expect(page.getByText(qibla('compass.turnLeft', { degrees: degrees(40) })).first()).toBeVisible();
      await page.getByRole('button', { name: qibla('compass.stop') }).click();
      await expect(started(page)).toBeVisible();
    });

    test('shows a message when the device has no compass, and keeps the bearing', async ({ page }) => {
      await keepPlace(page, sydney);
      await open(page, address, language);
      await started(page).click();
      await expect(page.getByText(qibla('compass.none.title'))).toBeVisible();
      await expect(figure(page, 277)).toBeVisible();
      await expect(page.getByRole('button', { name: common('retry') })).toBeVisible();
    });

    test('explains why when the location is denied, and names the example on screen', async ({ page }) => {
      await keepPlace(page, sydney);
      await open(page, address, language);
      await page.getByRole('button', { name: qibla('useDevice') }).click();
      await expect(page.getByText(qibla('failed'))).toBeVisible();
      await expect(page.getByText(location('errors.denied'))).toBeVisible();
      await expect(page.getByText(qibla('failedFrom', { place: 'Sydney' }))).toBeVisible();
    });
  });
}

const qibla = words('en', 'qibla');

test('uses the accuracy that Safari reports, asks for permission, and handles a refusal', async ({
  page,
}) => {
  await keepPlace(page, sydney);
  await page.addInitScript(() => {
    let answer = 'denied';
    Object.assign(DeviceOrientationEvent, {
      requestPermission: () => {
        const given = answer;
        answer = 'granted';
        return Promise.resolve(given);
      },
    });
  });
  await open(page, address);
  await page.getByRole('button', { name: qibla('compass.start'), exact: true }).click();
  await expect(page.getByText(qibla('compass.denied.title'))).toBeVisible();
  await page.getByRole('button', { name: words('en', 'common')('retry') }).click();
  await expect(page.getByRole('button', { name: qibla('compass.waiting') })).toBeVisible();

  const tell = (accuracy: number) =>
    page.evaluate(
      ([heading, webkitCompassAccuracy]) =>
        dispatchEvent(
          Object.assign(new DeviceOrientationEvent('deviceorientation', { alpha: 10, beta: 0, gamma: 0 }), {
            webkitCompassHeading: heading,
            webkitCompassAccuracy,
          }),
        ),
      [magneticQibla, accuracy],
    );
  await tell(10);
  await expect(page.getByText(qibla('compass.accuracy', { degrees: '10°' }))).toBeVisible();
  await expect(page.getByText(qibla('compass.facing')).first()).toBeVisible();
  await expect(page.getByText(qibla('compass.eight.title'))).toHaveCount(0);

  await tell(35);
  await expect(page.getByText(qibla('compass.eight.title'))).toBeVisible();
  await expect(page.getByText(qibla('compass.facing'))).toHaveCount(0);
});

test('pauses while the page is hidden, and does not take an old reading for a new one', async ({ page }) => {
  await keepPlace(page, sydney);
  await open(page, address);
  await page.getByRole('button', { name: qibla('compass.start'), exact: true }).click();
  await pointUntil(page, magneticQibla, page.getByText(qibla('compass.facing')).first());
  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await point(page, magneticQibla);
  await expect(page.getByRole('button', { name: qibla('compass.waiting') })).toBeVisible();
  await setHidden(false);
  await point(page, magneticQibla - 90);
  await expect(page.getByText(qibla('compass.turnRight', { degrees: '90°' })).first()).toBeVisible();
});

test.describe('on the device', () => {
  test.use({ geolocation: { latitude: 40.7128, longitude: -74.006 }, permissions: ['geolocation'] });

  test('prefers the location of the device to the saved city, and a city chosen later to both', async ({
    page,
    person,
  }) => {
    expect(person.firstName).toBe('Amina');
    const reply = await page.request.patch('/api/auth/user', { data: { currentLocation: sydney } });
    expect(reply.status(), await reply.text()).toBe(200);
    // A page of the account stores in this browser that someone is signed in.
    await open(page, '/');
    await open(page, address);
    await expect(page.getByText(qibla('fromDevice'))).toBeVisible();
    await expect(page.getByText('58°', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words('en', 'places')('change.change') }).click();
    await page.getByRole('combobox', { name: words('en', 'places')('city') }).fill('jakarta');
    await page.getByRole('option').first().click();
    await expect(page.getByText(qibla('from', { place: 'Jakarta' }))).toBeVisible();
  });
});

test('works offline once it is loaded', async ({ page, context, complaints }) => {
  await keepPlace(page, sydney);
  await open(page, address);
  await expect(page.getByRole('img', { name: /Sydney/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: qibla('compass.start'), exact: true }).click();
  await pointUntil(page, magneticQibla, page.getByText(qibla('compass.facing')).first());
  complaints.length = 0;
});
