import { expect, newPerson, open, test, watchNetwork } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['ar'] as const) {
  const t = words(language, 'contact');

  test.describe(`contact in ${language}`, () => {
    test('sends a message and empties the form', async ({ page }) => {
      await open(page, '/contact', language);
      await page.getByLabel(t('form.name')).fill('Amina Karim');
      await page.getByLabel(t('form.email')).fill(newPerson().email);
      await page.getByLabel(t('form.subject')).fill('Sa’i');
      await page.getByLabel(t('form.message')).fill('As-salamu alaykum');
      const answer = page.waitForResponse('**/api/contact');
      await page.getByRole('button', { name: t('form.submit') }).click();
      expect((await answer).status()).toBe(201);
      await expect(page.getByText(t('toast.sent.title'), { exact: true })).toBeVisible();
      await expect(page.getByLabel(t('form.message'))).toHaveValue('');
    });

    test('shows an error at every missing or wrong field, and sends nothing', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/contact')) sent.push(request.url());
      });
      await open(page, '/contact', language);
      await page.getByLabel(t('form.email')).fill('amina@');
      await page.getByRole('button', { name: t('form.submit') }).click();
      for (const field of ['name', 'subject', 'message'] as const) {
        const missing = page.getByLabel(t(`form.${field}`));
        await expect(missing).toHaveAccessibleDescription(new RegExp(t(`errors.${field}.required`)));
      }
      await expect(page.getByLabel(t('form.email'))).toHaveAttribute('aria-invalid', 'true');
      expect(sent).toEqual([]);
    });

    test('keeps the form filled in and shows an error when offline', async ({ page, complaints }) => {
      await open(page, '/contact', language);
      const network = watchNetwork(page);
      await page.getByLabel(t('form.name')).fill('Amina Karim');
      await page.getByLabel(t('form.email')).fill(newPerson().email);
      await page.getByLabel(t('form.subject')).fill('Sa’i');
      await page.getByLabel(t('form.message')).fill('As-salamu alaykum');
      await network.quiet();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: t('form.submit') }).click();
      await expect(page.getByText(t('toast.failed.title'), { exact: true })).toBeVisible();
      await expect(page.getByLabel(t('form.message'))).toHaveValue('As-salamu alaykum');
      await page.context().setOffline(false);
      complaints.length = 0;
    });
  });
}
