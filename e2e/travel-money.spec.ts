import type { Locator, Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { forgetFailed, storedForOffline } from './support/network.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

const languages = [
  { language: 'en', hundred: '100', rate: '0.2', shared: '3' },
  { language: 'ar', hundred: '١٠٠', rate: '٠٫٢', shared: '٣' },
] as const;

/** Without direction marks, and in Western digits. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\u061c\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

const textOf = async (part: Locator): Promise<string> => plain((await part.textContent()) ?? '');

const dialogOf = (page: Page): Locator => page.getByRole('dialog');

async function chooseCurrency(inside: Page | Locator, label: string, code: string): Promise<void> {
  const field = inside.getByRole('combobox', { name: label });
  await field.fill(code);
  await inside.getByRole('option').filter({ hasText: code }).first().click();
  await expect(field).toHaveValue(new RegExp(code));
}

for (const { language, hundred, rate, shared } of languages) {
  const t = words(language, 'travel-money');
  const common = words(language, 'common');
  const save = (page: Page) =>
    dialogOf(page)
      .getByRole('button', { name: common('save') })
      .click();

  test.describe(language, () => {
    test('records a booking, refuses an unknown currency, and keeps it after a reload', async ({ page }) => {
      await open(page, '/travel?tab=bookings', language);
      await expect(page.getByText(t('bookings.official'))).toBeVisible();
      await page.getByRole('button', { name: t('bookings.add') }).click();
      const dialog = dialogOf(page);
      await dialog.getByLabel(t('bookings.name')).fill('Saudia SV 102');
      await dialog.getByLabel(t('bookings.reference')).fill('AB12CD');
      await dialog.getByLabel(t('bookings.leavesOn')).fill('2027-05-10');
      await dialog.getByLabel(t('bookings.cost')).fill(hundred);
      const currency = dialog.getByRole('combobox', { name: t('currency.label') });
      await currency.fill('QQQ');
      await save(page);
      await expect(currency).toBeFocused();
      await expect(currency).toHaveAccessibleDescription(t('currency.empty'));
      await chooseCurrency(dialog, t('currency.label'), 'SAR');
      await save(page);
      await expect(dialog).toHaveCount(0);
      await page.reload();
      const list = page.getByRole('region', { name: t('bookings.title') });
      await expect(list).toContainText('Saudia SV 102');
      await expect(list).toContainText(t('bookings.notPaid'));
      await expect.poll(() => textOf(list)).toMatch(/100/);
      expect(await problemsOf(page)).toEqual([]);
    });

    test('counts an expense in another currency at the entered rate, and the share of one person', async ({
      page,
      context,
    }) => {
      await open(page, '/travel/costs', language);
      const main = page.getByRole('main');
      // The examples of the specification.
      await expect.poll(() => textOf(main)).toMatch(/4,750.*10,500/s);
      const line = t('costs.lines.food');
      await page.getByRole('button', { name: t('changeNamed', { title: line }) }).click();
      await dialogOf(page).getByLabel(t('costs.low')).fill(hundred);
      await save(page);
      await expect.poll(() => textOf(main)).toMatch(/4,850.*10,600/s);

      await page.getByRole('button', { name: t('costs.expenses.add') }).click();
      const dialog = dialogOf(page);
      await dialog.getByLabel(t('costs.expenses.name')).fill('Lunch');
      await dialog.getByLabel(t('costs.expenses.amount')).fill(hundred);
      await chooseCurrency(dialog, t('currency.label'), 'SAR');
      await dialog.getByLabel(t('costs.expenses.sharedBy')).fill(shared);
      await save(page);
      const expenses = page.getByRole('region', { name: t('costs.expenses.title') });
      await expect.poll(() => textOf(expenses)).toMatch(/33\.34/);

      await page
        .getByRole('button', { name: t('costs.rates.add') })
        .first()
        .click();
      await dialog.getByLabel(t('costs.rates.rate')).fill(rate);
      await save(page);
      // 33.34 riyals at 0.2 are 6.668 pounds.
      await expect.poll(() => textOf(main)).toMatch(/6\.67/);
      await expect(
        page.getByText(new RegExp(t('costs.missing', { currencies: '|' }).split('|')[0] ?? '')),
      ).toHaveCount(0);
      await page.getByText(t('costs.table')).click();
      await expect(page.getByRole('table')).toContainText(t('costs.total'));
      expect(await problemsOf(page)).toEqual([]);
      // The open page still works offline.
      await context.setOffline(true);
      await page.getByRole('button', { name: t('changeNamed', { title: '\u2068Lunch\u2069' }) }).click();
      await dialog.getByLabel(t('costs.expenses.sharedBy')).fill('1');
      await save(page);
      await expect
        .poll(() => textOf(page.getByText(t('costs.spent', { spent: '' }).trim())))
        .toMatch(/(?<!\d)20(?!\d)/);
      await context.setOffline(false);
    });

    test('ticks the list, adds an own item and keeps both', async ({ page }) => {
      const list = words(language, 'travel-checklist');
      const documents = page.locator('summary', { hasText: list('categories.documents') });
      await open(page, '/travel?tab=checklist', language);
      const add = async (title: string): Promise<void> => {
        await page.getByRole('textbox', { name: list('own.text') }).fill(title);
        await page.getByRole('button', { name: list('own.add') }).click();
        const added = list('own.added', { title: `\u2068${title}\u2069` });
        await expect(page.getByText(added, { exact: true })).toBeVisible();
      };
      await add('Reading glasses');
      const own = page.getByRole('checkbox', { name: 'Reading glasses' });
      await own.check();
      await documents.click();
      await expect(own).toBeHidden();
      await add('Copy of the visa');
      await expect(own).toBeVisible();
      const passport = page.getByRole('checkbox', { name: list('items.passport') });
      await passport.check();
      await page.reload();
      await documents.click();
      await expect(passport).toBeChecked();
      await expect(own).toBeChecked();
      await page.getByRole('switch', { name: list('hideDone') }).check();
      await expect(passport).toHaveCount(0);
      expect(await problemsOf(page)).toEqual([]);
    });

    test('writes down a promise and notes that it was kept', async ({ page }) => {
      await open(page, '/travel/promises', language);
      await page.getByRole('button', { name: t('promises.add') }).click();
      const dialog = dialogOf(page);
      await dialog.getByLabel(t('promises.what'), { exact: true }).fill('Hotel 300 m from the mosque');
      await dialog.getByLabel(t('promises.by')).fill('Mr Salim');
      const photo = dialog.getByLabel(t('promises.photo'));
      await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
      await expect(dialog).toContainText(t('promises.photoBroken'));
      await dialog.getByRole('button', { name: words(language, 'common')('save') }).click();
      await expect(photo).toBeFocused();
      await dialog.getByRole('button', { name: t('promises.photoRemove') }).click();
      await expect(dialog).not.toContainText(t('promises.photoBroken'));
      await expect(photo).toHaveValue('');
      await expect(photo).toBeFocused();
      await photo.setInputFiles('packages/web/src/app/site/icon-192.png');
      await expect(dialog).not.toContainText(t('promises.photoBroken'));
      await save(page);
      const list = page.getByRole('region', { name: t('promises.list') });
      await expect(list).toContainText('Mr Salim');
      await expect(list.getByRole('img')).toBeVisible();
      await list
        .getByRole('button', {
          name: t('promises.outcomeNamed', {
            outcome: t('promises.outcomes.kept'),
            title: '\u2068Hotel 300 m from the mosque\u2069',
          }),
          exact: true,
        })
        .click();
      await page.reload();
      await expect(list).toContainText(t('promises.outcomes.kept'));
      await expect(list.getByRole('img')).toBeVisible();
      expect(await problemsOf(page)).toEqual([]);
    });
  });
}

test('leaves out of the estimate what the package includes', async ({ page }) => {
  const t = words('en', 'travel-money');
  await open(page, '/travel/costs');
  const main = page.getByRole('main');
  await expect(main).toContainText('£4,750 to £10,500');
  const contents = page.getByRole('region', { name: t('costs.included.title') });
  for (const line of ['flights', 'visa'] as const) {
    await contents.getByRole('checkbox', { name: t(`costs.lines.${line}`) }).check();
  }
  await expect(main).toContainText('£4,000 to £9,000');
  await expect(main).toContainText(t('costs.included.left', { lines: 'Flights and Visa' }));
  await page.reload();
  await expect(main).toContainText('£4,000 to £9,000');
  expect(await problemsOf(page)).toEqual([]);
});

test('shows no estimate of 0 in a currency without a rate for the examples', async ({ page }) => {
  const t = words('en', 'travel-money');
  await open(page, '/travel/costs');
  await expect(page.getByText(t('costs.noEstimate'))).toHaveCount(0);
  await chooseCurrency(page, t('costs.currency'), 'PKR');
  await expect(page.getByText(t('costs.noEstimate'))).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the costs open again with what was entered', async ({ page, context, complaints }) => {
    const t = words('en', 'travel-money');
    await open(page, '/travel/costs', 'en');
    await page.getByRole('button', { name: t('changeNamed', { title: t('costs.lines.gifts') }) }).click();
    await page.getByRole('dialog').getByLabel(t('costs.low')).fill('250');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('en', 'common')('save') })
      .click();
    await storedForOffline(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('costs.title'));
    await expect(page.getByRole('main')).toContainText('£250');
    await context.setOffline(false);
    forgetFailed(complaints);
  });
});
