import { expect, open, pressUntil, test } from './support/test.ts';
import { words } from './support/words.ts';

for (const language of ['ar'] as const) {
  const t = words(language, 'help');
  const navigation = { emergency: words(language, 'emergency'), contact: words(language, 'contact') };

  test.describe(`the help page in ${language}`, () => {
    test('opens the answer to a question', async ({ page }) => {
      await open(page, '/help', language);
      const answer = page.getByText(t('sections.trust.items.fatwa.answer'));
      await expect(answer).toBeHidden();
      await pressUntil(page.getByText(t('sections.trust.items.fatwa.question')), answer);
    });

    test('opens the question that the address names', async ({ page }) => {
      await open(page, '/help', language);
      const id = await page
        .locator('details', { hasText: t('sections.trust.items.cost.question') })
        .getAttribute('id');
      await open(page, `/help#${id}`, language);
      await expect(page.getByText(t('sections.trust.items.cost.answer'))).toBeVisible();
    });

    test('links to the emergency page and to the contact form', async ({ page }) => {
      await open(page, '/help', language);
      const answer = page.getByText(t('sections.travel.items.passport.answer'));
      await pressUntil(page.getByText(t('sections.travel.items.passport.question')), answer);
      await expect(page).toHaveURL(/#passport$/);
      await page.reload();
      await expect(answer).toBeVisible();
    });

    test('has emergency first and the way to a person last', async ({ page }) => {
      await open(page, '/help', language);
      const links = page.getByRole('main').getByRole('link');
      await expect(links.first()).toContainText(t('emergency.title'));
      await expect(links.last()).toHaveText(t('contact.button'));
      await links.last().click();
      await expect(page.getByRole('heading', { level: 1, name: navigation.contact('title') })).toBeVisible();
      await open(page, '/help', language);
      await links.first().click();
      await expect(
        page.getByRole('heading', { level: 1, name: navigation.emergency('title') }),
      ).toBeVisible();
    });
  });
}

test('filters the questions on the dashboard by subject', async ({ page, person }) => {
  const t = words('en', 'help-centre');
  await open(page, '/home?tab=help');
  const help = page.getByRole('region', { name: t('title') });
  await expect(help.getByText(t('faq.otherTimes.question'))).toBeVisible();
  await help.getByRole('button', { name: t('categories.health') }).click();
  await expect(help.getByText(t('faq.otherTimes.question'))).toBeHidden();
  await expect(help.getByText(t('faq.heat.question'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
});
