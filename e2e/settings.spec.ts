import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['en', 'ur'] as const) {
  const t = words(language, 'settings');

  test.describe(`settings in ${language}`, () => {
    test('keeps a changed name on the account', async ({ page, person }) => {
      await open(page, '/settings', language);
      const name = page.getByLabel(t('profile.firstName'), { exact: true });
      await expect(name).toHaveValue(person.firstName);
      await name.fill('Maryam');
      await page.getByRole('button', { name: t('save') }).click();
      await expect(page.getByText(t('toast.saved.title'), { exact: true })).toBeVisible();
      await open(page, '/settings', language);
      await expect(name).toHaveValue('Maryam');
    });

    test('says at the field what is missing, and saves nothing', async ({ page, person }) => {
      await open(page, '/settings', language);
      const name = page.getByLabel(t('profile.firstName'), { exact: true });
      await name.fill('');
      await page.getByRole('button', { name: t('save') }).click();
      await expect(name).toHaveAttribute('aria-invalid', 'true');
      await expect(name).toBeFocused();
      const reply = await page.request.get('/api/auth/user');
      expect(await reply.json()).toMatchObject({ firstName: person.firstName });
    });

    test('applies theme, contrast and text size at once and after a reload', async ({ page, person }) => {
      const root = page.locator('html');
      const look = 'preferences.appearance';
      await open(page, '/settings?tab=preferences', language);
      await page.getByRole('radio', { name: t(`${look}.themes.dark`) }).check();
      await page.getByRole('switch', { name: t(`${look}.highContrast`) }).check();
      for (const reload of [false, true]) {
        if (reload) await open(page, '/settings?tab=preferences', language);
        await expect(root).toHaveAttribute('data-theme', 'dark');
        await expect(root).toHaveAttribute('data-contrast', 'high');
        await expect(page.getByRole('radio', { name: t(`${look}.themes.dark`) })).toBeChecked();
      }
      const reply = await page.request.get('/api/auth/user');
      expect(await reply.json()).toMatchObject({ email: person.email });
    });
  });
}

test('changes the language of the whole page and of the account', async ({ page, person }) => {
  await open(page, '/settings?tab=language', 'en');
  await page.getByRole('radio', { name: 'Français' }).check();
  await expect(page.getByRole('heading', { level: 1, name: words('fr', 'settings')('title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await open(page, '/home', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
});
