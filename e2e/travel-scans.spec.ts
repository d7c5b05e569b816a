import type { Page } from '@playwright/test';
import { problemsOf } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { words } from './support/words.ts';

// The smallest picture: one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const passphrase = 'four calm camels walk';

test('a scan is encrypted on the device, and opens again only with the passphrase', async ({ page }) => {
  const t = words('en', 'travel');
  await open(page, '/travel?tab=documents');
  const secret = page.getByLabel(t('scans.passphrase'), { exact: true });
  await secret.fill(passphrase);
  await page.getByLabel(t('scans.new.again'), { exact: true }).fill(`${passphrase}!`);
  await page.getByRole('button', { name: t('scans.new.submit') }).click();
  await expect(page.getByText(t('scans.new.differs'))).toBeVisible();
  await page.getByLabel(t('scans.new.again'), { exact: true }).fill(passphrase);
  await page.getByRole('button', { name: t('scans.new.submit') }).click();

  const chooser = page.getByLabel(t('scans.open.add'));
  await chooser.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: pixel });
  await expect(page.getByText(t('scans.faults.type'))).toBeVisible();
  await chooser.setInputFiles({ name: 'Passport of Amina.png', mimeType: 'image/png', buffer: pixel });
  const row = page.getByRole('button', { name: /Passport of Amina/ });
  await expect(row).toBeVisible();
  const stored = await page.evaluate(readDatabase);
  expect(stored).toHaveLength(1);
  expect(stored.join('')).not.toContain('PNG');
  expect(stored.join('')).not.toContain('Passport');

  await page.reload();
  await expect(page.getByText(t('scans.locked.count', { count: 1 }))).toBeVisible();
  await secret.fill('four calm camels run');
  await page.getByRole('button', { name: t('scans.locked.submit') }).click();
  await expect(page.getByText(t('scans.locked.wrong'))).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await secret.fill(passphrase);
  await page.getByRole('button', { name: t('scans.locked.submit') }).click();
  await row.click();
  await expect(
    page.getByRole('img', { name: t('scans.open.picture', { name: 'Passport of Amina' }) }),
  ).toBeVisible();
  await page.getByRole('button', { name: t('scans.open.delete') }).click();
  await expect(page.getByText(t('scans.open.empty'))).toBeVisible();
});

test('a scan is refused in a tab whose passphrase was replaced in another one', async ({ page, context }) => {
  const t = words('en', 'travel');
  const setPassphrase = async (tab: Page, secret: string): Promise<void> => {
    await tab.getByLabel(t('scans.passphrase'), { exact: true }).fill(secret);
    await tab.getByLabel(t('scans.new.again'), { exact: true }).fill(secret);
    await tab.getByRole('button', { name: t('scans.new.submit') }).click();
    await expect(tab.getByText(t('scans.open.empty'))).toBeVisible();
  };
  await open(page, '/travel?tab=documents');
  await setPassphrase(page, passphrase);
  const other = await context.newPage();
  await open(other, '/travel?tab=documents');
  // A tab in the background of a phone may be frozen, so that it gets no message.
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await other.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await other.getByText(t('scans.locked.forgotten')).click();
  await other.getByRole('button', { name: t('scans.locked.erase') }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('scans.locked.erase') })
    .click();
  await setPassphrase(other, `${passphrase} two`);

  const visa = { name: 'visa.png', mimeType: 'image/png', buffer: pixel };
  await page.getByLabel(t('scans.open.add')).setInputFiles(visa);
  await expect(page.getByText(t('scans.faults.changed')).first()).toBeVisible();
  expect(await page.evaluate(readDatabase)).toEqual([]);
  await page.getByLabel(t('scans.passphrase'), { exact: true }).fill(`${passphrase} two`);
  await page.getByRole('button', { name: t('scans.locked.submit') }).click();
  await page.getByLabel(t('scans.open.add')).setInputFiles(visa);
  await expect(page.getByRole('button', { name: /visa/ })).toBeVisible();
});

/** The stored scans as text. */
function readDatabase(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('manasik-document-scans');
    opening.addEventListener('error', () => reject(new Error('The database did not open')));
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('scans').objectStore('scans').getAll();
      all.addEventListener('success', () => {
        const latin = new TextDecoder('latin1');
        opening.result.close();
        // The database has no other shape: the page has just created it.
        const scans = all.result as { label: { data: ArrayBuffer }; content: { data: ArrayBuffer } }[];
        resolve(scans.map(({ label, content }) => latin.decode(label.data) + latin.decode(content.data)));
      });
    });
  });
}
