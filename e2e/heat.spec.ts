import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const path = '/health/heat';

function parts(page: Page, language: Language) {
  const t = words(language, 'heat');
  const fold = (key: string) => page.locator('summary').filter({ hasText: t(key) });
  return {
    t,
    fold,
    answer: page.getByRole('heading', { level: 1 }),
    field: (key: string) => page.getByLabel(t(key), { exact: true }),
    button: (key: string) => page.getByRole('button', { name: t(key), exact: true }),
    walk: page.getByRole('region', { name: t('walk.title') }),
  };
}

/** The text before the first value of a message. */
const beginning = (t: ReturnType<typeof words>, key: string): string =>
  t(key, { hours: '|', day: '|', time: '|', least: '|', most: '|', usual: '|' }).split('|')[0] ?? '';

for (const language of ['ar'] as const) {
  test.describe(language, () => {
    test('answers first when to walk, and shows the whole day in words', async ({ page }) => {
      await open(page, path, language);
      const { t, fold, answer } = parts(page, language);
      // Pilgrims are at Arafat from sunrise to sunset, when no hour is cool.
      await expect(answer).toContainText(beginning(t, 'answer.care').trim());
      await expect(
        page.getByText(t('stay', { site: t('sites.arafat'), hours: '|' }).split('|')[0] ?? ''),
      ).toBeVisible();
      const bars = page.getByRole('region', { name: t('bars.title') }).getByRole('listitem');
      await expect(bars.filter({ hasText: t('ratings.best') })).toHaveCount(0);
      await expect(bars.filter({ hasText: t('ratings.care') }).first()).toBeVisible();
      await expect(bars.filter({ hasText: t('ratings.avoid') }).first()).toBeVisible();
      await fold('table.title').click();
      await expect(page.getByRole('row')).toHaveCount(25);
      await fold('sources.title').click();
      await expect(page.getByRole('link', { name: t('sources.heatIndex') })).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    });

    test('works out a walk and its water, with an error at a wrong field', async ({ page }) => {
      await open(page, path, language);
      const { t, field, button, walk } = parts(page, language);
      await field('walk.distance').fill(language === 'ar' ? '٣' : '3');
      await field('walk.age').fill('5');
      await button('walk.submit').click();
      await expect(field('walk.age')).toBeFocused();
      await expect(field('walk.age')).toHaveAttribute('aria-invalid', 'true');
      await field('walk.age').fill('65');
      await button('walk.submit').click();
      await expect(walk).toContainText(t('walk.doctor'));
      await expect(walk).toContainText(beginning(t, 'walk.water').trim());
      // Every hour at Arafat is hot, and those after sunset are not spent there.
      await field('walk.start').selectOption('12');
      await expect(walk).toContainText(beginning(t, 'walk.avoidAll').trim());
      await expect(walk).not.toContainText(beginning(t, 'walk.better').trim());
      // At Mina there are cooler hours.
      await field('choose.day').selectOption('11');
      await field('walk.distance').fill('3');
      await field('walk.age').fill('65');
      await field('walk.start').selectOption('12');
      await button('walk.submit').click();
      await expect(walk).toContainText(beginning(t, 'walk.better').trim());
      expect(await problemsOf(page)).toEqual([]);
    });
  });
}

test('follows an own reading of the day, keeps it on the device, and forgets it on request', async ({
  page,
}) => {
  await open(page, path, 'en');
  const { t, fold, field, button, answer } = parts(page, 'en');
  const usual = beginning(t, 'answer.care').trim();
  const dangerous = beginning(t, 'answer.avoid').trim();
  await fold('reading.title').click();
  await field('reading.temperature').fill('120');
  await button('reading.save').click();
  await expect(field('reading.temperature')).toHaveAttribute('aria-invalid', 'true');
  // Each number is possible, but not both together.
  await field('reading.temperature').fill('60');
  await field('reading.humidity').fill('100');
  await button('reading.save').click();
  await expect(field('reading.humidity')).toBeFocused();
  await expect(page.getByText(t('reading.errors.pair'))).toBeVisible();
  await field('reading.temperature').fill('49');
  await field('reading.humidity').fill('40%');
  await field('reading.hour').selectOption('14');
  await button('reading.save').click();
  await expect(answer).toContainText(dangerous);
  await fold('table.title').click();
  await expect(page.getByRole('table')).toContainText(t('table.over', { temperature: '58°C' }));
  await page.reload();
  await expect(answer).toContainText(dangerous);
  await fold('reading.title').click();
  await expect(page.getByText(t('reading.saved'))).toBeVisible();
  await button('reading.remove').click();
  await expect(answer).toContainText(usual);
  await expect(page.getByText(t('notForecast'))).toBeVisible();
});

test('the place follows the day, and the rites of the day lead to the guide', async ({ page }) => {
  await open(page, path, 'en');
  const { t, field } = parts(page, 'en');
  await expect(field('choose.site')).toHaveValue('arafat');
  await expect(field('choose.site').getByRole('option')).toHaveCount(3);
  await field('choose.day').selectOption('10');
  await expect(field('choose.site')).toHaveValue('mina');
  const stoning = words('en', 'guide')('rites.stoning.name');
  await page
    .getByRole('region', { name: t('rites.title') })
    .getByRole('link', { name: stoning })
    .click();
  await expect(page).toHaveURL(/\/guide\/stoning$/);
});

test('offers Arafat from midday without a school, and a day that is chosen stays after a reload', async ({
  page,
}) => {
  await open(page, path, 'en');
  const { t, field } = parts(page, 'en');
  const rites = page.getByRole('region', { name: t('rites.title') });
  const arafat = rites.getByRole('link', { name: words('en', 'guide')('rites.arafat.name') });
  await expect(arafat).toContainText(/12:\d\d/);
  await expect(arafat).not.toContainText('Least hot');
  await expect(rites).toContainText(t('rites.noSchool'));
  await field('choose.day').selectOption('11');
  await field('choose.site').selectOption('makkah');
  await page.reload();
  await expect(field('choose.day')).toHaveValue('11');
  await expect(field('choose.site')).toHaveValue('makkah');
});
