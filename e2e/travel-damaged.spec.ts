import { readFile } from 'node:fs/promises';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { enterTrip, inDays } from './support/travel.ts';
import { words } from './support/words.ts';

test('damaged entries do not lock the pages of the trip, and can be saved as a file', async ({ page }) => {
  const t = words('en', 'travel');
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
  await open(page, '/travel?tab=bookings');
  const note = page.getByRole('region', { name: t('unreadable.title', { count: 2 }) });
  await expect(note).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  // The next change of the trip does not erase them.
  await page.getByRole('link', { name: t('tabs.plan') }).click();
  await page.getByRole('checkbox', { name: t('timeline.steps.passport.title') }).check();
  await page.reload();
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: t('trip.change') })).toBeVisible();
  const saving = page.waitForEvent('download');
  await note.getByRole('button', { name: t('unreadable.save') }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('rocket');
  await note.getByRole('button', { name: t('unreadable.remove') }).click();
  await expect(note).toBeHidden();
  await open(page, '/travel/costs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toBeHidden();
});
