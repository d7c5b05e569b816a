import { type Language, languages } from '@manasik/core/text/languages';
import figures from '@manasik/content/assistant/figures.json' with { type: 'json' };
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const path = '/about/assistant';

for (const language of ['ar'] as const) {
  const t = words(language, 'about-assistant');
  const number = new Intl.NumberFormat(language);
  const count = ({ right, of }: { right: number; of: number }) =>
    t('count', { right: number.format(right), of: number.format(of) });

  test.describe(`on a phone in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('shows the measured figures with their counts, by language and by agent', async ({ page }) => {
      await open(page, path, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
      const results = page.getByRole('region', { name: t('results.title'), exact: true });
      await expect(results.getByText(t(`results.${figures.half}`))).toBeVisible();
      await expect(results.getByText(count(figures.all.first), { exact: true })).toBeVisible();

      const byLanguage = page.getByRole('table', { name: t('byLanguage.title') });
      await expect(byLanguage.getByRole('columnheader', { name: t('measures.redFlags') })).toBeAttached();
      for (const code of ['en', 'ur'] satisfies Language[]) {
        const row = byLanguage.getByRole('row', { name: languages[code].name });
        await expect(row.getByRole('rowheader')).toHaveText(languages[code].name);
        await expect(row.getByRole('cell').first()).toContainText(count(figures.byLanguage[code].first));
      }
      const agent = words(language, 'assistant')('agents.travel');
      const travel = page.getByRole('table', { name: t('byAgent.title') }).getByRole('row', { name: agent });
      await expect(travel.getByRole('cell').first()).toContainText(count(figures.byAgent.travel.first));
    });

    test('fits the screen: only the tables scroll sideways, also by keyboard', async ({ page }) => {
      await open(page, path, language);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      const box = page.getByRole('region', { name: `${t('results.title')}: ${t('byLanguage.title')}` });
      await box.focus();
      await page.keyboard.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
      await expect.poll(() => box.evaluate((each) => Math.abs(each.scrollLeft))).toBeGreaterThan(0);
    });

    test('axe finds nothing', async ({ page }) => {
      await open(page, path, language);
      expect(await problemsOf(page)).toEqual([]);
    });
  });
}

test('is linked from the assistant and from the page about Manasik', async ({ page }) => {
  for (const [from, name] of [
    ['/assistant', words('en', 'assistant')('accuracy')],
    ['/about', words('en', 'about')('sections.assistant.link')],
  ] as const) {
    await open(page, from);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/about\/assistant/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en', 'about-assistant')('title'));
  }
});

test('says to call in doubt, and links to the numbers', async ({ page }) => {
  await open(page, path);
  const limits = page.getByRole('region', { name: words('en', 'about-assistant')('limits.title') });
  await limits.getByRole('link').click();
  await expect(page).toHaveURL(/\/emergency/);
  await expect(page.getByRole('link', { name: /997/ }).first()).toBeVisible();
});
