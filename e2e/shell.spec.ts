import { languageCodes, languages } from '@manasik/core/languages';
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
  test('speaks French to a new visitor', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('fr', 'landing')('hero.title'));
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languageCodes) {
    test(`the landing page is readable in ${language}`, async ({ page }) => {
      await page.goto(`/?lang=${language}`);
      const landing = words(language, 'landing');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing('hero.title'));
      await expect(page.getByText(landing('features.items.travel.text'))).toBeVisible();
    });
  }
});

test.describe('on a small desktop', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  for (const language of ['en', 'ar', 'de', 'ru'] as const) {
    const t = words(language, 'navigation');

    test(`leads everybody to help, and who is signed in to their groups, in ${language}`, async ({
      page,
      baseURL,
    }) => {
      await open(page, '/about', language);
      const row = page.getByRole('navigation', { name: t('sections') });
      await expect(row.getByRole('link', { name: t('groups') })).toHaveCount(0);
      await row.getByRole('link', { name: t('emergency') }).click();
      await expect(page).toHaveURL(/emergency/);

      const headers = { origin: baseURL ?? '' };
      await page.request.post('/api/auth/register', { data: newPerson(), headers });
      await open(page, '/', language);
      await row.getByRole('link', { name: t('groups') }).click();
      await expect(page).toHaveURL(/group-tracker/);
      await expect(row.getByRole('link', { name: t('groups') })).toHaveAttribute('aria-current', 'page');
      // All in one line, whatever the length of the words.
      const heights = await row
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
      expect(new Set(heights).size).toBe(1);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens the drawer, which closes when something is chosen', async ({ page }) => {
    await open(page, '/');
    const drawer = page.getByRole('dialog', { name: navigation('menu.title') });
    await pressUntil(page.getByRole('button', { name: navigation('menu.open') }), drawer);
    await drawer.getByRole('link', { name: navigation('help') }).click();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(/\/help/);
  });

  const worship = ['', '/qibla', '/dhikr', '/calendar', '/zakat', '/hadith', '/log', '/ramadan'];
  const pages = [
    '/',
    '/settings',
    '/group-tracker',
    '/help',
    '/contact',
    '/about',
    ...worship.map((path) => `/worship${path}`),
    ...['', '/stoning-days', '/duas', '/what-if', '/pocket'].map((path) => `/guide${path}`),
  ];
  for (const language of ['en', 'ar', 'ur', 'de', 'bn'] as const) {
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

test('is walked by keyboard: skip link, menu, and focus on the new page', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation('skip') });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('answers an unknown address with its own page', async ({ page, complaints }) => {
  const reply = await page.goto('/no/such/page?lang=en');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  complaints.splice(0);
});

test('finds an answer in the help centre, and says when there is none', async ({ page }) => {
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

test('stores a message of the contact form, and clears the form', async ({ page }) => {
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

test('turns the plan cards over by keyboard', async ({ page }) => {
  const landing = words('en', 'landing');
  await open(page, '/');
  const flip = page.getByRole('button', { name: landing('plans.flip') }).first();
  await flip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(landing('plans.free.items.guides'))).toBeVisible();
});

test('the landing page fetches no script before it is touched, and then answers the first press', async ({
  page,
}) => {
  const landing = words('en', 'landing');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, '/');
  expect(scripts).toEqual([]);
  await page
    .getByRole('button', { name: landing('plans.flip') })
    .first()
    .click();
  await expect(page.locator('[data-flipped]')).toHaveCount(1);
  expect(scripts.length).toBeGreaterThan(0);
});

for (const moment of ['before its scripts run', 'while it comes to life'] as const) {
  test(`a button that is pressed on a page ${moment} is pressed once`, async ({ page }) => {
    const guide = words('en', 'guide');
    await page.addInitScript(
      ([name, isEarly]) => {
        const press = () => {
          const star = [...document.querySelectorAll('button')].find((button) => button.ariaLabel === name);
          document.documentElement.dataset['pressed'] = `alive: ${document.documentElement.dataset['alive']}`;
          star?.click();
        };
        addEventListener('DOMContentLoaded', () => {
          const root = document.getElementById('root');
          if (isEarly || !root) return press();
          // React begins by listening at the root, and then brings the page to life in slices.
          const addEventListener = (...asked: Parameters<typeof root.addEventListener>) => {
            Reflect.deleteProperty(root, 'addEventListener');
            root.addEventListener(...asked);
            queueMicrotask(press);
          };
          Object.defineProperty(root, 'addEventListener', { configurable: true, value: addEventListener });
        });
      },
      [guide('dua.favourite'), moment === 'before its scripts run'] as const,
    );
    await open(page, '/guide/duas');
    await expect(page.locator('html')).toHaveAttribute('data-pressed', 'alive: undefined');
    const star = page.getByRole('button', { name: guide('dua.favourite'), includeHidden: true }).first();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  });
}

test('what is ticked and chosen on a page before its scripts run stays, and is kept', async ({ page }) => {
  const early = async (path: string, touch: () => Promise<void>) => {
    const released = Promise.withResolvers<void>();
    await page.route('**/assets/entry-*.js', async (route) => {
      await released.promise;
      await route.continue();
    });
    await page.goto(`${path}?lang=en`, { waitUntil: 'commit' });
    await touch();
    await expect(page.locator('html[data-alive]')).toHaveCount(0);
    released.resolve();
  };
  const learn = page.getByRole('checkbox', { name: words('en', 'guide')('rite.learn') });
  await early('/guide/arafat', () => learn.check());
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('manasik-guide')))
    .toContain('rite:arafat');
  await open(page, '/guide/arafat');
  await expect(learn).toBeChecked();

  const t = words('en', 'zakat');
  const nisab = page.getByRole('group', { name: t('nisab.legend') });
  const gold = nisab.getByRole('radio').nth(1);
  await early('/worship/zakat', () => gold.check());
  await page.waitForLoadState('networkidle');
  // Drawn anew with what the page knows.
  await page.getByRole('textbox', { name: t('own.savings') }).fill('25,000');
  await expect(gold).toBeChecked();
});

test('a page stays under the finger that is on it as it comes to life, and else goes to where it was read', async ({
  page,
}) => {
  const chip = page.getByRole('button', { name: words('en', 'guide')('duas.favourites'), exact: true });
  const alive = page.locator('html[data-alive]');
  await open(page, '/guide/duas');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.reload();
  await expect(alive).toBeAttached();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);

  const released = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await chip.hover();
  await page.mouse.down();
  await expect(alive).toHaveCount(0);
  released.resolve();
  await expect(alive).toBeAttached();
  // A finger that takes its time: where it was read is gone to a moment after the page is alive.
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
});

test('another address in the same tab starts at its top, or at the part it names, and back is where it was read', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await open(page, '/guide/duas');
  await page.mouse.wheel(0, 1500);
  await expect.poll(scrolled).toBeGreaterThan(1000);
  const read = await scrolled();
  await open(page, '/guide/sai');
  expect(await scrolled()).toBe(0);
  await open(page, '/guide/sai#mistakes');
  const part = page.locator('#mistakes');
  await expect(part).toBeInViewport();
  await expect.poll(async () => Math.abs((await part.boundingBox())?.y ?? 1000)).toBeLessThan(120);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/duas/);
  await expect.poll(scrolled).toBe(read);
});

test('a long page that is loaded again shows the same line in the same place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/sai');
  const below = page.locator('#mistakes');
  const placeOf = async () => Math.round((await below.boundingBox())?.y ?? Number.NaN);
  await below.evaluate((part) => scrollTo(0, part.getBoundingClientRect().top - 300));
  await expect.poll(placeOf).toBe(300);
  await page.reload();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await expect.poll(placeOf).toBe(300);
});
