import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { enterTrip, inDays } from './support/travel.ts';
import { words } from './support/words.ts';

const t = words('en', 'travel');

/** Enters a trip and damages what is stored. */
async function damage(page: Page): Promise<void> {
  await open(page, '/travel');
  await enterTrip(page, 'en', inDays(100), inDays(130));
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('manasik-travel') ?? '');
    const damaged = { id: 'x', changedAt: 1, sent: false };
    stored.device.push(
      { ...damaged, item: { kind: 'booking', booking: 'rocket', title: 'Damaged' } },
      { ...damaged, item: { kind: 'expense', title: 'Damaged' } },
    );
    localStorage.setItem('manasik-travel', JSON.stringify(stored));
  });
}

test('damaged entries do not lock the pages of the trip, and can be saved as a file', async ({ page }) => {
  await damage(page);
  await open(page, '/travel?tab=bookings');
  const note = page.getByRole('region', { name: t('unreadable.title', { count: 2 }) });
  await expect(note).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await note.getByRole('button', { name: t('unreadable.save') }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('rocket');
  const remove = note.getByRole('button', { name: t('unreadable.remove') });
  const question = page.getByRole('dialog', { name: t('unreadable.confirm.title') });
  await remove.click();
  await question.getByRole('button', { name: t('unreadable.confirm.keep') }).click();
  await expect(question).toBeHidden();
  await expect(note).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: t('unreadable.remove') }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  // Nothing else was changed, and still nothing damaged is stored.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('rocket');
  await open(page, '/travel');
  await expect(page.getByRole('button', { name: t('trip.change') })).toBeVisible();
});

test('damaged entries stay until they are removed, also when the trip changes', async ({ page }) => {
  await damage(page);
  await open(page, '/travel');
  const note = page.getByRole('region', { name: t('unreadable.title', { count: 2 }) });
  await expect(note).toBeVisible();
  await page.getByRole('checkbox', { name: t('timeline.steps.passport.title') }).check();
  await page.reload();
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: t('trip.change') })).toBeVisible();
});
