import type { Page } from '@playwright/test';
import type { Language } from '@manasik/core/text/languages';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const languages = [
  { language: 'en', savings: '25,000', gold: '85' },
  { language: 'ar', savings: '٢٥٬٠٠٠', gold: '٨٥' },
] as const;
/** 2.5 % of 25,000 and of 85 g at 50, in the digits of the browser. */
const due = /731[.٫]25|٧٣١٫٢٥/;
const path = '/worship/zakat';

function parts(page: Page, language: Language) {
  const t = words(language, 'zakat');
  const year = new Intl.NumberFormat(language, { useGrouping: false }).format(new Date().getFullYear());
  return {
    t,
    savings: page.getByRole('textbox', { name: t('own.savings') }),
    gold: page.getByRole('textbox', { name: t('own.gold.gram') }),
    goldPrice: page.getByRole('textbox', { name: t('prices.gold.gram') }),
    submit: page.getByRole('button', { name: t('submit') }),
    result: page.getByRole('region', { name: t('result.title', { year }) }),
    history: page.getByRole('region', { name: t('history.title') }),
  };
}

for (const { language, savings, gold } of languages) {
  test.describe(language, () => {
    test('requires a value, then calculates what is due without an account', async ({ page }) => {
      await open(page, path, language);
      const zakat = parts(page, language);
      await zakat.submit.click();
      await expect(page.getByText(zakat.t('toast.required.title'), { exact: true }).first()).toBeVisible();
      await expect(zakat.savings).toBeFocused();
      await zakat.savings.fill(savings);
      await zakat.gold.fill(gold);
      await zakat.submit.click();
      await expect(zakat.result).toBeFocused();
      await expect(zakat.result.getByRole('status').first()).toContainText(due);
      await expect(zakat.result).toContainText(zakat.t('result.items.gold'));
      await expect(zakat.result).toContainText(zakat.t('result.examplePrices'));
      await expect(page.getByText(zakat.t('toast.done.title'), { exact: true }).first()).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    });

    test('shows each error at its field, and keeps what was typed', async ({ page }) => {
      await open(page, path, language);
      const { t, savings: field, gold: weight, submit, result } = parts(page, language);
      await weight.fill(gold);
      const refused = { '-5': 'negative', '1e308': 'format', NaN: 'format', '9999999999999': 'tooBig' };
      for (const [text, code] of Object.entries(refused)) {
        await field.fill(text);
        await submit.click();
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        // The text before the example or the bound, which the page formats by language.
        const [said = ''] = t(`errors.${code}`, { example: '|', most: '|' }).split('|');
        await expect(field).toHaveAccessibleDescription(new RegExp(said.trim()));
        await expect(weight).toHaveValue(gold);
      }
      await expect(result).toHaveCount(0);
    });

    test('keeps a history for signed-in people, and removes an entry on request', async ({
      page,
      person,
    }) => {
      // The page of a signed-in person stores on the device that there is a session.
      await open(page, '/', language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(person.firstName);
      await open(page, path, language);
      const { t, savings: field, submit, result, history } = parts(page, language);
      await expect(history).toContainText(t('history.empty.title'));
      await field.fill('29250');
      await submit.click();
      await expect(result).toContainText(t('result.kept'));
      await page.reload();
      await expect(history).toContainText(due);
      await history.getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: t('history.confirm.title') });
      await dialog.getByRole('button', { name: t('history.delete'), exact: true }).click();
      await expect(history).toContainText(t('history.empty.title'));
      await expect(history).toBeFocused();
      await page.reload();
      await expect(history).toContainText(t('history.empty.title'));
    });

    test('keeps the prices on the device, with their date', async ({ page }) => {
      await open(page, path, language);
      const { t, savings: field, goldPrice, submit, result } = parts(page, language);
      await expect(page.getByText(t('prices.example'))).toBeVisible();
      await goldPrice.fill('75');
      await field.fill('100000');
      await submit.click();
      await expect(result).not.toContainText(t('result.examplePrices'));
      await page.reload();
      await expect(goldPrice).toHaveValue(/^(75|٧٥)$/);
      await expect(page.getByText(t('prices.example'))).toHaveCount(0);
    });

    test('asks for the school of people who wear jewellery or owe debts, and applies it', async ({
      page,
    }) => {
      await open(page, path, language);
      const { t, savings: field, submit, result } = parts(page, language);
      await field.fill('29250');
      await page.getByRole('textbox', { name: t('own.goldJewellery.gram') }).fill('100');
      await page.getByRole('textbox', { name: t('owe.debts') }).fill('5000');
      await submit.click();
      await expect(page.getByRole('radio', { name: t('school.hanafi') })).toBeFocused();
      await expect(page.getByText(t('errors.school'))).toBeVisible();
      await page.getByRole('radio', { name: t('school.shafi') }).check();
      await expect(page.getByText(t('owe.shafi'))).toBeVisible();
      await submit.click();
      await expect(result.getByRole('status').first()).toContainText(due);
      await expect(result).toContainText(t('result.notCounted', { school: t('school.shafi') }));
      await expect(result).toContainText(t('result.debtsNotDeducted'));
      expect(await problemsOf(page)).toEqual([]);
    });

    test('uses the school chosen in the guide, and counts the lunar year by it', async ({ page }) => {
      await page.addInitScript(() => {
        const choices = { kind: null, school: 'shafii', sex: null, isFirstTime: null, usesWheelchair: null };
        const book = { marks: {}, choices: { ...choices, changedAt: 1, sent: false } };
        localStorage.setItem('manasik-guide', JSON.stringify({ device: book }));
      });
      await open(page, path, language);
      const { t, savings: field, submit, result } = parts(page, language);
      await expect(page.getByRole('radio', { name: t('school.shafi') })).toBeChecked();
      await field.fill('29250');
      await page.getByRole('radio', { name: t('year.startAndEnd') }).check();
      await submit.click();
      await expect(result).toContainText(t('result.reasons.yearNotPassed'));
      await page.getByRole('radio', { name: t('school.hanafi') }).check();
      await submit.click();
      await expect(result.getByRole('status').first()).toContainText(due);
    });

    test('works offline, and says so', async ({ page, context, complaints }) => {
      await open(page, path, language);
      const { t, savings: field, submit, result } = parts(page, language);
      await context.setOffline(true);
      await field.fill('29250');
      await submit.click();
      await expect(result).toContainText(due);
      await expect(result).toContainText(t('result.device'));
      await context.setOffline(false);
      complaints.length = 0;
    });
  });
}
