import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, open, pressUntil, test } from './support/test.ts';
import { enterTrip, inDays } from './support/travel.ts';
import { words } from './support/words.ts';

const english = words('en', 'travel');

/** Adds a document that expired before the trip, and returns to the plan. */
async function addExpiredDocument(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: english('tabs.documents') }).click();
  const name = page.getByLabel(english('documents.form.title'));
  await pressUntil(page.getByRole('button', { name: english('documents.add') }), name);
  await name.fill(title);
  await page.getByLabel(english('documents.form.expiresOn'), { exact: true }).fill(inDays(-30));
  await page.getByRole('button', { name: english('documents.form.save') }).click();
  await expect(name).toBeHidden();
  await expect(page.getByRole('list', { name: english('documents.title') })).toContainText(title);
  await page.getByRole('link', { name: english('tabs.plan') }).click();
}

for (const [from, to] of [
  [-40, -10],
  [-3, 10],
] as const) {
  test(`a trip from day ${from} to day ${to} asks for nothing that can no longer be done`, async ({
    page,
  }) => {
    await open(page, '/travel');
    await enterTrip(page, 'en', inDays(from), inDays(to));
    await expect(page.getByText(english(to < 0 ? 'trip.over' : 'trip.away'))).toBeVisible();
    if (to > 0) await addExpiredDocument(page, 'Amina');
    await expect(page.getByRole('checkbox', { name: english('timeline.steps.passport.title') })).toHaveCount(
      0,
    );
    const card = page.getByRole('checkbox', { name: english('timeline.steps.card.title') });
    await expect(card).toHaveCount(to < 0 ? 0 : 1);
    const plan = page.getByRole('region', { name: english('timeline.title') });
    await expect(plan).toHaveCount(to < 0 ? 0 : 1);
    await expect(page.getByText(english('timeline.renew', { count: 1 }))).toHaveCount(0);
    await expect(plan.getByText('Amina')).toHaveCount(0);
    await expect(page.getByText('Your trip ends before Hajj.')).toHaveCount(0);
    expect(await problemsOf(page)).toEqual([]);
  });
}

test('a trip of one day shows one day', async ({ page }) => {
  await open(page, '/travel');
  await enterTrip(page, 'en', inDays(100), inDays(100));
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(inDays(100)),
  );
  await expect(page.getByText(day, { exact: true })).toBeVisible();
});
