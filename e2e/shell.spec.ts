import { languageCodes, languages } from '@manasik/core/text/languages';
import { brokenWords } from './support/broken-words.ts';
import { newGroup } from './support/group.ts';
import { expect, newPerson, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

const navigation = words('en', 'navigation');

test('changes the language at once, and keeps it', async ({ page }) => {
  await open(page, '/about');
  const urdu = page.getByRole('link', { name: languages.ur.name });
  await pressUntil(page.getByRole('button', { name: navigation('languages') }), urdu);
  await urdu.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('ur', 'about')('title'));
  await page.goto('/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
});

test.describe('with a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' });
  test('uses French for a new visitor', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('fr', 'landing')('hero.title'));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the landing page is readable in every language', async ({ page }) => {
    for (const language of languageCodes) {
      await page.goto(`/?lang=${language}`);
      const landing = words(language, 'landing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing('hero.title'));
      await expect(page.getByText(landing('screens.group.text'))).toBeVisible();
    }
  });
});

test('links visitors to help, and members to their groups', async ({ page, baseURL }) => {
  await open(page, '/about');
  const row = page.getByRole('navigation', { name: navigation('main') });
  await expect(row.getByRole('link', { name: navigation('groups') })).toHaveCount(0);
  await row.getByRole('link', { name: navigation('emergency') }).click();
  await expect(page).toHaveURL(/emergency/);

  await page.request.post('/api/auth/register', { data: newPerson(), headers: { origin: baseURL ?? '' } });
  await newGroup(page, [], baseURL);
  await open(page, '/');
  await row.getByRole('link', { name: navigation('groups') }).click();
  await expect(page).toHaveURL(/group-tracker/);
  await expect(row.getByRole('link', { name: navigation('groups') })).toHaveAttribute('aria-current', 'page');
});

for (const width of [1024, 1280]) {
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height: 768 } });

    test('has one row of links in every language, however long the words are', async ({
      page,
      person,
      baseURL,
    }) => {
      expect(person.firstName).toBe('Amina');
      await newGroup(page, [], baseURL);
      for (const language of languageCodes) {
        const t = words(language, 'navigation');
        await open(page, '/group-tracker', language);
        const row = page.getByRole('navigation', { name: t('main') });
        await expect(row.getByRole('button', { name: /^SOS/ })).toBeVisible();
        for (const name of ['groups', 'help', 'settings', 'logout'] as const) {
          await expect(row.getByRole('link', { name: t(name), exact: true })).toBeVisible();
        }
        const tops = await row
          .locator('a:visible, button:visible')
          .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
        expect(new Set(tops).size, language).toBe(1);
        const height = await page.locator('.site-header').evaluate((header) => header.clientHeight);
        expect(height, language).toBeLessThan(90);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens the drawer, and closes it when a link is chosen', async ({ page }) => {
    await open(page, '/');
    const drawer = page.getByRole('dialog', { name: navigation('menu.title') });
    await pressUntil(page.getByRole('button', { name: navigation('menu.open') }), drawer);
    await drawer.getByRole('link', { name: navigation('help') }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/help/);
  });

  test('keeps each word of the bottom bar whole in every language, on a narrow phone too', async ({
    page,
    person,
  }) => {
    expect(person.firstName).toBe('Amina');
    await page.setViewportSize({ width: 360, height: 740 });
    for (const language of languageCodes) {
      await open(page, '/worship/times', language);
      const bar = page.getByRole('navigation', { name: words(language, 'navigation')('bottom') });
      expect(await brokenWords(bar), language).toEqual([]);
      const overflow = await bar.evaluate((nav) => nav.scrollWidth - nav.clientWidth);
      expect(overflow, language).toBeLessThanOrEqual(0);
    }
  });

  const worship = ['', '/times', '/qibla', '/dhikr', '/calendar', '/zakat', '/hadith', '/log', '/ramadan'];
  const pages = [
    '/',
    '/settings',
    '/group-tracker',
    '/help',
    '/contact',
    '/about',
    '/health',
    '/health/plan',
    '/health/heat',
    '/travel',
    '/assistant',
    ...worship.map((path) => `/worship${path}`),
    ...['', '/stoning-days', '/duas', '/what-if', '/penalties', '/practical', '/pocket'].map(
      (path) => `/guide${path}`,
    ),
  ];
  // The tallest letters and the longest words.
  for (const language of ['ur', 'de'] as const) {
    test(`nothing is wider than the screen at twice the text size in ${language}`, async ({
      page,
      person,
    }) => {
      expect(person.firstName).toBe('Amina');
      await page.addInitScript(() => {
        localStorage.setItem('manasik-appearance', JSON.stringify({ textScale: 200 }));
      });
      for (const path of pages) {
        await open(page, path, language);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} in ${language}`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, label] of [
    ['/', 'home'],
    ['/home', 'dashboard'],
  ] as const) {
    test(`marks one link as the current page at ${path}`, async ({ page, person }) => {
      expect(person.firstName).toBe('Amina');
      await open(page, path);
      const drawer = page.getByRole('dialog', { name: navigation('menu.title') });
      await pressUntil(page.getByRole('button', { name: navigation('menu.open') }), drawer);
      await expect(drawer.getByRole('link', { name: navigation('logout') })).toBeVisible();
      await expect(drawer.locator('[aria-current=page]')).toHaveText([navigation(label)]);
    });
  }
});

test('works by keyboard: skip link, menu, and focus on the new page', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation('skip') });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('answers an unknown address with the "not found" page', async ({ page, complaints }) => {
  const reply = await page.goto('/no/such/page?lang=en');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  complaints.splice(0);
});

test('finds an answer in the help centre, and shows a message when there is none', async ({ page }) => {
  const search = words('en', 'search');
  await open(page, '/help');
  const box = page.getByRole('searchbox', { name: search('label') });
  await box.fill('QIBLA');
  const hits = page.getByRole('list', { name: search('results') });
  await expect(hits.getByRole('link', { name: /qibla/i }).first()).toBeVisible();
  await expect(page.getByText(search('empty'))).toBeHidden();
  await box.fill('xylophone');
  await expect(page.getByText(search('empty'))).toBeVisible();
});

test('sends a message by the contact form, and clears the form', async ({ page }) => {
  const contact = words('en', 'contact');
  await open(page, '/contact');
  const send = page.getByRole('button', { name: contact('form.submit') });
  await send.click();
  await expect(page.getByText(contact('errors.name.required'))).toBeVisible();
  await page.getByLabel(contact('form.name')).fill('Yusuf');
  await page.getByLabel(contact('form.email')).fill('yusuf@example.org');
  await page.getByLabel(contact('form.subject')).fill('Thanks');
  await page.getByLabel(contact('form.message')).fill('Jazakum Allahu khayran.\nفقط للتجربة');
  await send.click();
  await expect(page.getByText(contact('toast.sent.title'), { exact: true })).toBeVisible();
  await expect(page.getByLabel(contact('form.message'))).toHaveValue('');
});
