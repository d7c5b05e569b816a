import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const alive = (page: Page) => page.locator('html[data-alive]');
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Blocks the page's own script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('a click during hydration counts once', async ({ page }) => {
  const guide = words('en', 'guide');
  await page.addInitScript((name) => {
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      if (!root) return;
      // React first listens at the root and then hydrates the page in slices.
      const addEventListener = (...asked: Parameters<typeof root.addEventListener>) => {
        Reflect.deleteProperty(root, 'addEventListener');
        root.addEventListener(...asked);
        queueMicrotask(() => {
          const star = [...document.querySelectorAll('button')].find((button) => button.ariaLabel === name);
          document.documentElement.dataset['pressed'] = `alive: ${document.documentElement.dataset['alive']}`;
          star?.click();
        });
      };
      Object.defineProperty(root, 'addEventListener', { configurable: true, value: addEventListener });
    });
  }, guide('dua.favourite'));
  await open(page, '/guide/duas');
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'alive: undefined');
  const star = page.getByRole('button', { name: guide('dua.favourite'), includeHidden: true }).first();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('choices made before the scripts run stay and are saved', async ({ page }) => {
  const learn = page.getByRole('checkbox', { name: words('en', 'guide')('rite.learn') });
  let release = await holdScripts(page);
  await page.goto('/guide/arafat?lang=en', { waitUntil: 'commit' });
  await learn.check();
  await expect(alive(page)).toHaveCount(0);
  release();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('manasik-guide')))
    .toContain('rite:arafat');
  await open(page, '/guide/arafat');
  await expect(learn).toBeChecked();

  const t = words('en', 'zakat');
  const gold = page
    .getByRole('group', { name: t('nisab.legend') })
    .getByRole('radio')
    .nth(1);
  release = await holdScripts(page);
  await page.goto('/worship/zakat?lang=en', { waitUntil: 'commit' });
  await gold.check();
  await expect(alive(page)).toHaveCount(0);
  release();
  // This waits for hydration. Typing then renders the page again from its state.
  await expect(page.getByRole('button', { name: t('submit') })).toBeEnabled();
  await page.getByRole('textbox', { name: t('own.savings') }).fill('25,000');
  await expect(gold).toBeChecked();
});

test('hydration does not scroll the page under a finger, and restores the scroll position otherwise', async ({
  page,
}) => {
  const chip = page.getByRole('button', { name: words('en', 'guide')('duas.favourites'), exact: true });
  await open(page, '/guide/duas');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await page.reload();
  await expect(alive(page)).toBeAttached();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);

  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await chip.hover();
  await page.mouse.down();
  await expect(alive(page)).toHaveCount(0);
  release();
  await expect(alive(page)).toBeAttached();
  // A slow press: the scroll position is restored a moment after hydration.
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
});

test('a new address in the same tab starts at the top or at its anchor, and going back restores the scroll position', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/guide/duas?lang=en', { waitUntil: 'commit' });
  // Scroll before the scripts run, and do not touch the page again.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  const read = await scrolled(page);
  await expect(alive(page)).toHaveCount(0);
  release();
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await open(page, '/guide/sai');
  expect(await scrolled(page)).toBe(0);
  await open(page, '/guide/sai#mistakes');
  const part = page.locator('#mistakes');
  await expect(part).toBeInViewport();
  await expect.poll(async () => Math.abs((await part.boundingBox())?.y ?? 1000)).toBeLessThan(120);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/duas/);
  await expect.poll(() => scrolled(page)).toBe(read);
});

test('a long page shows the same line at the same height after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/sai');
  const below = page.locator('#mistakes');
  const placeOf = async () => Math.round((await below.boundingBox())?.y ?? Number.NaN);
  await below.evaluate((part) => scrollTo(0, part.getBoundingClientRect().top - 300));
  await expect.poll(placeOf).toBe(300);
  await page.reload();
  await expect(alive(page)).toBeAttached();
  await expect.poll(placeOf).toBe(300);
});
