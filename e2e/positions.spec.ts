import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { newcomer, newGroup } from './support/group.ts';
import { expect, open, test as base } from './support/test.ts';
import { words } from './support/words.ts';

const mina = { latitude: 21.4135, longitude: 39.8938, accuracy: 20 };
/** About 220 m to the north. */
const further = { ...mina, latitude: 21.4155 };
const address = (group: string) => `/group-tracker?group=${group}&tab=locations`;

interface Family {
  /** Bilal's phone. */
  context: BrowserContext;
  his: Page;
  group: string;
  /** Amina's page, which belongs to the test, and Bilal's. */
  hers: ReturnType<typeof partsOf>;
  parts: ReturnType<typeof partsOf>;
}

const test = base.extend<{ language: Language; family: Family }>({
  language: ['en', { option: true }],
  /** Opens a group on Bilal's phone that he leads and that Amina is in. */
  family: async ({ browser, page, person, baseURL, language }, provide) => {
    const phone = { geolocation: mina, permissions: ['geolocation'] };
    const { page: his, close } = await newcomer(browser, baseURL, 'Bilal', phone);
    expect(person.lastName).toBe('Karim');
    const group = await newGroup(his, [page], baseURL);
    await open(his, address(group.id), language);
    await provide({
      context: his.context(),
      his,
      group: group.id,
      hers: partsOf(page, language),
      parts: partsOf(his, language),
    });
    await close();
  },
});

function partsOf(page: Page, language: Language) {
  const t = words(language, 'positions');
  const list = page.getByRole('region', { name: t('list.title') });
  return {
    t,
    list,
    bilal: list.getByRole('listitem').filter({ hasText: 'Bilal Karim' }).first(),
    start: page.getByRole('button', { name: t('share.start') }),
    stop: page.getByRole('button', { name: t('share.stop') }),
    toast: (key: string) => page.getByText(t(`toast.${key}`), { exact: true }).first(),
  };
}

const six = (language: Language, degrees: number) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 6 }).format(degrees);

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('a member shares a location, another sees it move, and it disappears when sharing stops', async ({
      page,
      family,
    }) => {
      const { context, group, hers, parts } = family;
      await open(page, address(group), language);
      await expect(hers.list).toContainText(hers.t('list.empty'));
      await expect(page.getByText(hers.t('connection.live'))).toBeVisible();

      await parts.start.click();
      await expect(parts.toast('shared')).toBeVisible();
      await expect(hers.bilal).toContainText(six(language, mina.latitude));
      await expect(hers.bilal).toContainText(hers.t('list.sharing'));
      await context.setGeolocation(further);
      await expect(hers.bilal).toContainText(six(language, further.latitude));

      const map = page.getByRole('region', { name: hers.t('map.label') });
      await expect(map).toBeVisible();
      await expect(page.getByText(hers.t('map.approximate'))).toBeVisible();
      await expect(page.getByRole('img', { name: /^Bilal Karim/ })).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);

      await parts.stop.click();
      await expect(parts.toast('stopped')).toBeVisible();
      await expect(hers.list).toContainText(hers.t('list.empty'));
      await expect(parts.start).toBeVisible();
    });
  });
}

test('sharing continues after a reload and on other pages, which show a notice', async ({ page, family }) => {
  const { context, his, group, hers, parts } = family;
  await open(page, address(group));
  await parts.start.click();
  await expect(hers.bilal).toContainText(six('en', mina.latitude));
  await his.reload();
  await expect(parts.stop).toBeVisible();
  await open(his, '/home');
  await expect(his.getByText(parts.t('bar.on'))).toBeVisible();
  await context.setGeolocation(further);
  await expect(hers.bilal).toContainText(six('en', further.latitude));
});

test('stopping offline takes effect at once, and the server learns of it on reconnecting', async ({
  page,
  family,
}) => {
  const { context, his, group, hers, parts } = family;
  await open(page, address(group));
  await parts.start.click();
  await expect(hers.bilal).toBeVisible();
  await context.setOffline(true);
  await parts.stop.click();
  await expect(his.getByText(parts.t('share.stopWaiting'))).toBeVisible();
  await expect(parts.start).toBeVisible();
  await expect(hers.bilal).toBeVisible();
  await context.setOffline(false);
  await expect(hers.list).toContainText(hers.t('list.empty'));
  await expect(his.getByText(parts.t('share.stopWaiting'))).toHaveCount(0);
});

test('signing out ends sharing for the others', async ({ page, family }) => {
  const { his, group, hers, parts } = family;
  await open(page, address(group));
  await parts.start.click();
  await expect(hers.bilal).toBeVisible();
  await his
    .getByRole('link', { name: words('en', 'navigation')('logout') })
    .first()
    .click();
  await expect(hers.list).toContainText(hers.t('list.empty'));
});

test('shows the text of the specification when the location is denied', async ({ page, family }) => {
  const { group, hers } = family;
  await open(page, address(group));
  await hers.start.click();
  await expect(hers.toast('error')).toBeVisible();
  await expect(hers.toast('errorText')).toBeVisible();
  await expect(page.getByText(words('en', 'places')('errors.denied'))).toBeVisible();
  await expect(hers.start).toBeVisible();
});

test('polls every few seconds while the stream is refused, and returns to the stream afterwards', async ({
  page,
  family,
  complaints,
}) => {
  const { context, group, hers, parts } = family;
  const stream = '**/api/location/group/*/live';
  await page.route(stream, (route) => route.abort());
  await open(page, address(group));
  await expect(page.getByText(hers.t('connection.polling'))).toBeVisible();
  await parts.start.click();
  await expect(hers.bilal).toContainText(six('en', mina.latitude));
  await page.unroute(stream);
  await expect(page.getByText(hers.t('connection.live'))).toBeVisible({ timeout: 40_000 });
  await context.setGeolocation(further);
  await expect(hers.bilal).toContainText(six('en', further.latitude));
  // The browser logs each refusal.
  complaints.length = 0;
});

test('ignores a truncated event, and loses nothing that arrives meanwhile', async ({ page, family }) => {
  const { context, group, hers, parts } = family;
  let streams = 0;
  await page.route('**/api/location/group/*/live', (route) => {
    streams += 1;
    if (streams > 2) return route.continue();
    const body = 'event: snapshot\ndata: []\n\nevent: position\ndata: {"userId":"';
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  await open(page, address(group));
  await parts.start.click();
  await expect(hers.bilal).toContainText(six('en', mina.latitude));
  await expect.poll(() => streams, { timeout: 40_000 }).toBeGreaterThan(2);
  await expect(page.getByText(hers.t('connection.live'))).toBeVisible({ timeout: 40_000 });
  await context.setGeolocation(further);
  await expect(hers.bilal).toContainText(six('en', further.latitude));
});

test('a leader sets the meeting point on the map, and the others see the way to it', async ({
  page,
  family,
}) => {
  const { his, group, hers, parts } = family;
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(further);
  await open(page, address(group));
  await expect(page.getByText(hers.t('pin.none'))).toBeVisible();
  await his.getByRole('button', { name: parts.t('pin.here') }).click();
  await his.getByRole('button', { name: parts.t('pin.setPin') }).click();
  await expect(his.getByText(parts.t('pin.done'), { exact: true }).first()).toBeVisible();
  const pin = page.getByRole('region', { name: hers.t('pin.title') });
  await expect(pin).toContainText(hers.t('list.away', { distance: '220 m', point: hers.t('way.points.S') }));
  await expect(page.getByRole('img', { name: hers.t('map.pin'), exact: true })).toBeVisible();
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
