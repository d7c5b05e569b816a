import type { Locator } from '@playwright/test';
import { address, further, mina, test } from './support/positions.ts';
import { expect, open } from './support/test.ts';

for (const [language, plain, station] of [
  ['en', 'Mina', 'Mina station 2'],
  ['ar', 'منى', 'محطة منى 2'],
  ['ur', 'منیٰ', 'منیٰ اسٹیشن 2'],
  ['bn', 'মিনা', 'মিনা স্টেশন ২'],
] as const) {
  test.describe(`the names on the map in ${language}`, () => {
    test.use({ language });

    test('one person is shown with the nearest landmark, whose name nobody covers', async ({
      page,
      family,
    }) => {
      const { group, hers, parts } = family;
      await open(page, address(group), language);
      await parts.start.click();
      const person = page.getByRole('img', { name: /^Bilal Karim/ });
      await expect(person).toBeInViewport();
      const card = page.getByRole('region', { name: hers.t('map.title'), exact: true });
      const map = card.getByRole('region', { name: hers.t('map.label') });
      for (const text of [plain, station]) {
        const name = card.getByText(text, { exact: true });
        await expect(name).toBeVisible();
        // The letters are shaped and read in the language of the page.
        expect(await name.evaluate((each) => each.matches(`:lang(${document.documentElement.lang})`))).toBe(
          true,
        );
        await expect(name).toHaveCSS('direction', language === 'ar' || language === 'ur' ? 'rtl' : 'ltr');
        expect(await overlap(name, person)).toBe(false);
        expect(await isWhollyIn(name, map)).toBe(true);
      }
      // Screen readers get the list of people instead of the names of sites between them.
      expect(await card.ariaSnapshot()).not.toContain(station);
    });
  });
}

test('the map opens on everyone, and moves again when someone far away joins', async ({ page, family }) => {
  const { context, group, hers, parts } = family;
  await open(page, address(group));
  await parts.start.click();
  const bilal = page.getByRole('img', { name: /^Bilal Karim/ });
  await expect(bilal).toBeInViewport();
  // Amina shares from Arafat, 10 km away.
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 21.3546, longitude: 39.9835, accuracy: 20 });
  await hers.start.click();
  const map = page.getByRole('region', { name: hers.t('map.label') });
  for (const person of [bilal, page.getByRole('img', { name: /^Amina Karim/ })]) {
    await expect.poll(() => isWhollyIn(person, map)).toBe(true);
  }
  await context.setGeolocation(further);
  await open(page, address(group));
  for (const person of [bilal, page.getByRole('img', { name: /^Amina Karim/ })]) {
    await expect.poll(() => isWhollyIn(person, map)).toBe(true);
  }
});

test('the land changes its colours with the theme at once', async ({ page, family }) => {
  const { group, hers, parts } = family;
  await open(page, address(group));
  await parts.start.click();
  await page.getByRole('img', { name: /^Bilal Karim/ }).waitFor();
  const map = page.getByRole('region', { name: hers.t('map.label') });
  await map.scrollIntoViewIfNeeded();
  const corner = async () => {
    const { x, y, height } = (await map.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const clip = { x: x + 4, y: y + height / 2, width: 1, height: 1 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  await expect.poll(async () => (await corner()) === (await corner())).toBe(true);
  const light = await corner();
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  await expect.poll(corner).not.toBe(light);
  const dark = await corner();
  await page.evaluate(() => {
    document.documentElement.dataset['contrast'] = 'high';
  });
  await expect.poll(corner).not.toBe(dark);
});

test('the map draws the accuracy of a location, in light and dark themes', async ({ page, family }) => {
  const { context, group, hers, parts } = family;
  const known = async (latitude: number, accuracy: number) => {
    await context.setGeolocation({ ...mina, latitude, accuracy });
    await expect(hers.bilal).toContainText(hers.t('list.accuracy', { distance: `${accuracy} m` }));
  };
  await open(page, address(group));
  await parts.start.click();
  const marker = page.getByRole('img', { name: /^Bilal Karim/ });
  await marker.waitFor();
  // A pixel 60 px from the location, where one pixel is 2 to 4 metres: inside a circle of 300 m and outside one of 20 m.
  const beside = async () => {
    // When the list above changes its height, the map can move out of view.
    await marker.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await marker.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const clip = { x: x + width / 2 - 60, y: y + height / 2, width: 1, height: 1 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  for (const [colorScheme, latitude] of [
    ['light', further.latitude],
    ['dark', mina.latitude],
  ] as const) {
    // A phone sends a less accurate fix only when it has moved.
    await known(latitude, 300);
    await page.emulateMedia({ colorScheme });
    await page.getByRole('button', { name: hers.t('map.fit') }).click();
    await expect.poll(async () => (await beside()) === (await beside())).toBe(true);
    const inside = await beside();
    await known(latitude, 20);
    await expect.poll(beside).not.toBe(inside);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet leaves half of the map free, rises to a key, and gives way to a person', async ({
    page,
    family,
  }) => {
    const { group, hers, parts } = family;
    await open(page, address(group));
    await parts.start.click();
    const handle = page.getByRole('button', { name: hers.t('sheet.handle') });
    const person = page.getByRole('img', { name: /^Bilal Karim/ });
    const tabs = page.getByRole('tablist');
    for (const each of [handle, tabs]) {
      await expect.poll(() => overlap(person, each)).toBe(false);
    }
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    expect((await boxOf(handle)).top).toBeGreaterThan(380);
    await handle.press('Enter');
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(async () => (await boxOf(handle)).top).toBeLessThan(200);
    await hers.bilal.getByRole('button', { name: hers.t('list.showOnMap', { name: 'Bilal Karim' }) }).click();
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
    await expect(person).toBeInViewport();
    await expect.poll(() => overlap(person, handle)).toBe(false);
  });
});

async function boxOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, top: y, right: x + width, bottom: y + height };
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

async function isWhollyIn(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(inner), await boxOf(outer)];
  return a.left >= b.left && a.top >= b.top && a.right <= b.right && a.bottom <= b.bottom;
}
