import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['ur'] as const) {
  const t = words(language, 'landing');

  test.describe(`the landing page in ${language}`, () => {
    test('links to the sign-up form', async ({ page }) => {
      await open(page, '/', language);
      await page.getByRole('link', { name: t('hero.start') }).click();
      await expect(
        page.getByRole('button', { name: words(language, 'account')('register.submit') }),
      ).toBeVisible();
    });

    test('shows the emergency numbers, and links to the emergency page', async ({ page }) => {
      await open(page, '/', language);
      const footer = page.locator('footer');
      await expect(footer.locator('a[href="tel:911"]')).toBeVisible();
      await footer.getByRole('link', { name: t('footer.emergency.page') }).click();
      await expect(page).toHaveURL(/\/emergency/);
    });

    test('names health, travel and the assistant, and links to them', async ({ page }) => {
      await open(page, '/', language);
      const main = page.getByRole('main');
      for (const name of ['health', 'travel', 'assistant']) {
        await expect(main.getByRole('heading', { name: t(`more.${name}.title`) })).toBeVisible();
        const link = main.getByRole('link', { name: t(`more.${name}.link`), exact: true }).first();
        await expect(link).toHaveAttribute('href', `/${name}`);
      }
    });

    test('has no dead link in its footer', async ({ page }) => {
      await open(page, '/', language);
      const links = page.locator('footer').locator('a[href^="/"]');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses.length).toBeGreaterThan(5);
      for (const address of new Set(addresses)) expect((await page.request.get(address)).status()).toBe(200);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable and its links work', async ({ page }) => {
    const t = words('en', 'landing');
    await page.goto('/?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: t('hero.title') })).toBeVisible();
    await expect(page.getByText(t('trust.sources.text'))).toBeVisible();
    await page
      .locator('footer')
      .getByRole('link', { name: t('footer.support.help') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: words('en', 'help')('title') })).toBeVisible();
  });
});
